import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';

import { messagesIn } from '../build/words.ts';
import { LANGUAGES, type Language } from '../src/generated/protocol.ts';
import { Messages } from '../src/i18n/messages.ts';
import { takeReports } from './support/reports.ts';

const PACKAGE = fileURLToPath(import.meta.resolve('../../src/monopolista'));

/** The messages of some texts. */
function messagesOf(...texts: string[]): Messages {
  const messages = new Messages('en');
  for (const text of texts) messages.add(messagesIn(text));
  return messages;
}

describe('the messages of a language', () => {
  it('are said with their values', () => {
    const messages = messagesOf('one = One\ntwo =\n    Two { $of }\n    { $of }\n');
    expect(messages.say('one')).toBe('One');
    expect(messages.say('two', { of: 'shoes' })).toBe('Two shoes\nshoes');
    expect(messages.say('three')).toBeUndefined();
    expect([messages.has('two'), messages.has('three')]).toEqual([true, false]);
  });

  it('may refer to messages of other texts', () => {
    const messages = messagesOf(
      'all = { $count ->\n    [one] { one }\n   *[other] {two}\n}',
      'one = One',
      'two = Two of { one }',
    );
    expect(messages.say('all', { count: 1 })).toBe('One');
    expect(messages.say('all', { count: 2 })).toBe('Two of One');
  });

  it('have whole numbers as the browser writes them', () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const messages = new Messages(language);
      messages.add(messagesIn('one = { $value }'));
      for (const value of [0, 7, 999, 1000, 9999, 10_000, 1_234_567, -5, -1234, -12_345]) {
        expect(messages.say('one', { value })).toBe(new Intl.NumberFormat(language).format(value));
      }
    }
  });

  it('have attributes', () => {
    const messages = messagesOf('one = One\n    .echo = yes\ntwo = Two');
    expect([messages.hasAttribute('one', 'echo'), messages.hasAttribute('two', 'echo')]).toEqual([true, false]);
  });

  it('are parsed when they are said, and never again', () => {
    const added = vi.spyOn(FluentBundle.prototype, 'addResource');
    const messages = messagesOf('one = One\ntwo = Two { one }\nthree = Three');
    expect(added).not.toHaveBeenCalled();
    for (const id of ['one', 'two', 'one', 'two']) messages.say(id);
    expect(added).toHaveBeenCalledTimes(2);
  });

  it('are reported where there are two of an id, or a value is missing', () => {
    expect(() => messagesIn('one = One\none = Two')).toThrow('two messages one');
    expect(() => messagesIn('# One\none = One')).toThrow('no message begins');
    const messages = messagesOf('one = One', 'one = Two', 'two = { $missing }');
    expect(messages.say('one')).toBe('One');
    messages.say('two', {});
    expect(takeReports().join()).toBe('there are two messages one,two');
  });

  it.each(globSync(['locales/*/*.ftl', 'games/*/locales/*/*.ftl'], { cwd: PACKAGE }))('are those of %s', (file) => {
    const text = readFileSync(`${PACKAGE}/${file}`, 'utf8').replace(/^#.*\n/gm, '');
    const parts = Object.entries(messagesIn(text)).map(([id, source]) => new FluentResource(`${id} =${source}`));
    expect(parts.flatMap(({ body }) => body)).toEqual(new FluentResource(text).body);
  });
});
