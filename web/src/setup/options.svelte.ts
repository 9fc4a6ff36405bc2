/** What a table may choose: every option of its edition, what is chosen, and how both are said. */

import type { Option, Options } from '../generated/protocol.ts';
import { lookUp, money, number, t } from '../i18n/text.svelte.ts';
import { fetchOptions } from '../net/http.ts';
import { ResourceCache } from '../net/resource.svelte.ts';

export type Value = Option['value'];

const known = new ResourceCache<readonly Option[]>(async (edition) => (await fetchOptions(edition)).options);

/** Every option of an edition, when they have come. */
export const loadOptions = (edition: string): Promise<readonly Option[]> => known.load(edition);

/** Load the options of an edition for the component that calls this; an empty name is no edition. */
export const useOptions = (edition: () => string): void => known.use(edition);

/** Every option of an edition; none until they have come. */
export const optionsOf = (edition: string): readonly Option[] => known.get(edition) ?? [];

/** One option of an edition. */
export function optionOf(name: string, edition: string): Option | undefined {
  return optionsOf(edition).find((option) => option.name === name);
}

/** The options as the lobby groups them: ways of playing, figures and rules of the booklet, house rules. */
export function grouped(options: readonly Option[]): Record<'ways' | 'figures' | 'popular', readonly Option[]> {
  const open = options.filter(({ kind, choices }) => kind !== 'choice' || choices.length > 1);
  const rest = open.filter(({ way }) => !way);
  return {
    ways: open.filter(({ way }) => way),
    figures: rest.filter(({ kind }) => kind !== 'switch'),
    popular: rest.filter(({ kind }) => kind === 'switch'),
  };
}

/** What a table has chosen of an option: its own choice, else the booklet's. */
export function chosen(option: Option, options: Options): Value {
  return options[option.name] ?? option.value;
}

/** Whether a table departs from the booklet in an option. */
export function departs(option: Option, options: Options): boolean {
  return option.house && chosen(option, options) !== option.value;
}

/** The choices of a table with one option changed; the booklet's own choice is no choice. */
export function changed(options: Options, option: Option, value: Value): Options {
  return { ...options, [option.name]: value === option.value ? null : value };
}

/** What an option is called. */
export function optionLabel(name: string): string {
  return lookUp(`option-${worded(name)}`);
}

/** What an option does, in a sentence. */
export function optionNote(name: string): string {
  return lookUp(`option-${worded(name)}-note`);
}

/** A value of an option in words; sums are in the currency of the table if none is named. */
export function valueText({ name, kind, unit }: Option, value: Value, currency?: string): string {
  if (kind === 'switch') return t(value === true ? 'option-on' : 'option-off');
  if (kind === 'choice') return lookUp(`option-${worded(name)}-${String(value)}`);
  if (typeof value !== 'number') return t('option-none');
  return unit === 'money' ? money(value, currency) : number(value);
}

const worded = (name: string): string => name.replaceAll('_', '-');
