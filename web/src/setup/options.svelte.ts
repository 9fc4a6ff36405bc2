/** What a table may choose: every option of its edition, what is chosen, and how both are said. */

import type { Option, Options, OptionsView, PresetView } from '../generated/protocol.ts';
import { lookUp, money, number, t } from '../i18n/text.svelte.ts';
import { fetchOptions } from '../net/http.ts';
import { ResourceCache } from '../net/resource.svelte.ts';
import { roundsOf } from './rounds.ts';

export type Value = Option['value'];

const known = new ResourceCache<OptionsView>(fetchOptions);

/** Every option of an edition, when they have come. */
export const loadOptions = async (edition: string): Promise<readonly Option[]> => (await known.load(edition)).options;

/** Load the options of an edition for the component that calls this; an empty name is no edition. */
export const useOptions = (edition: () => string): void => known.use(edition);

/** Every option of an edition; none until they have come. */
export const optionsOf = (edition: string): readonly Option[] => known.get(edition)?.options ?? [];

/** The presets of an edition, first how a new table is set up; none until they have come. */
export const presetsOf = (edition: string): readonly PresetView[] => known.get(edition)?.presets ?? [];

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

/** A value of an option in words at a table with so many seats; sums are in its currency if none is named. */
export function valueText({ name, kind, unit }: Option, value: Value, seats: number, currency?: string): string {
  if (kind === 'switch') return t(value === true ? 'option-on' : 'option-off');
  if (kind === 'choice') return lookUp(`option-${worded(name)}-${String(value)}`);
  if (typeof value !== 'number') return t('option-none');
  if (unit === 'turns') return turnsText(value, seats);
  return unit === 'money' ? money(value, currency) : number(value);
}

/** A limit of turns as the number of rounds that it is, and the turns of a round that it leaves open. */
function turnsText(turns: number, seats: number): string {
  const rounds = roundsOf(turns, seats);
  if (rounds !== null) return number(rounds);
  return t('option-open-round', { rounds: Math.floor(turns / seats), turns: turns % seats });
}

/** The bounds of a number, as it is asked for at a table with so many seats. */
export function boundsOf({ unit, low, high }: Option, seats: number): { low: number; high: number } {
  return unit === 'turns' ? { low: 1, high: Math.floor(high / seats) } : { low, high };
}

const worded = (name: string): string => name.replaceAll('_', '-');
