import { beforeEach, describe, expect, it, vi } from 'vitest';

import { catchFocus, FocusReturn } from '../src/ui/restoreFocus.ts';
import { pass } from './support/clock.ts';

/** An element that can have the focus. */
function elementOf(isConnected = true): HTMLElement {
  const element: HTMLElement = Object.assign(new HTMLElement(), { isConnected });
  element.focus = () => vi.stubGlobal('document', Object.assign({}, document, { activeElement: element }));
  return element;
}

describe('the focus', () => {
  const body = {} as HTMLElement;
  let question: HTMLElement;

  const focusOn = (element: HTMLElement) => vi.stubGlobal('document', { body, activeElement: element });

  /** A table with some elements and, where it is one, the question. */
  const tableWith = (...elements: unknown[]) => ({
    root: {
      querySelector: () => question,
      contains: (one: unknown) => elements.includes(one),
    } as unknown as ParentNode,
  });

  beforeEach(() => {
    vi.stubGlobal('SVGElement', HTMLElement);
    question = elementOf();
    focusOn(body);
  });

  async function closing(opener: HTMLElement, focused: HTMLElement = body): Promise<Element | null> {
    const focus = new FocusReturn(tableWith(opener));
    focusOn(opener);
    focus.note();
    focusOn(focused);
    void focus.restore();
    await pass(0);
    return document.activeElement;
  }

  it('goes back to what had it before', async () => {
    const opener = elementOf();
    expect(await closing(opener)).toBe(opener);
  });

  it('goes to the question when what had it has gone', async () => {
    expect(await closing(elementOf(false))).toBe(question);
  });

  it('goes to the question when nothing had it', async () => {
    expect(await closing(body)).toBe(question);
  });

  it('goes to the question of its own table when another table had it before', async () => {
    const focus = new FocusReturn(tableWith());
    focusOn(elementOf());
    focus.note();
    focusOn(body);
    void focus.restore();
    await pass(0);
    expect(document.activeElement).toBe(question);
  });

  it('stays where the user has taken it meanwhile', async () => {
    const elsewhere = elementOf();
    expect(await closing(elementOf(), elsewhere)).toBe(elsewhere);
  });

  it('is only caught when it was lost', () => {
    const [one, other] = [elementOf(), elementOf()];
    catchFocus(one);
    catchFocus(other);
    expect(document.activeElement).toBe(one);
  });
});
