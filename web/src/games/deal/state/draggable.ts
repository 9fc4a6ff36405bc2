/** Cards under the finger: pressed and drawn away they are on their way, let go over a place they are dropped there. */

import type { Attachment } from 'svelte/attachments';

import type { CardSelection } from './selection.svelte.ts';

/** So far the finger may stray in a press. */
const STRAY = 8;

/** Let a card be dragged by an element; a press without a drag remains a press. */
export function draggable(desk: CardSelection, card: number): Attachment<HTMLElement> {
  return (element) => {
    let dragged = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      const { clientX, clientY, pointerId } = event;
      dragged = false;

      function move({ clientX: x, clientY: y, pointerId: pointer }: PointerEvent): void {
        if (pointer !== pointerId || (!dragged && Math.hypot(x - clientX, y - clientY) < STRAY)) return;
        dragged = true;
        desk.drag = { card, x, y, over: placeAt(desk, card, x, y) };
      }

      function end(over: string): void {
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', up);
        window.removeEventListener('pointercancel', cancel);
        desk.drag = null;
        if (over) desk.dropAt(card, over);
      }

      const up = ({ pointerId: pointer }: PointerEvent) => pointer === pointerId && end(desk.drag?.over ?? '');
      const cancel = () => end('');
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', cancel);
    }

    // What follows a drag is no press.
    function click(event: MouseEvent): void {
      if (!dragged) return;
      dragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }

    element.addEventListener('pointerdown', down);
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}

/** The nearest place below a point where a card can be dropped. */
function placeAt(desk: CardSelection, card: number, x: number, y: number): string {
  for (const element of document.elementsFromPoint(x, y)) {
    let found = element.closest<HTMLElement>('[data-drop]');
    while (found) {
      const place = found.dataset['drop'] ?? '';
      if (desk.canDrop(card, place)) return place;
      found = found.parentElement?.closest<HTMLElement>('[data-drop]') ?? null;
    }
  }
  return '';
}
