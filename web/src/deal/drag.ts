/** Cards under the finger: pressed and drawn away they are on their way, let go over a place they are dropped there. */

import type { Attachment } from 'svelte/attachments';

import { desk } from './desk.svelte.ts';

/** So far the finger may stray in a press. */
const STRAY = 8;

/** Let a card be dragged by an element; a press without a drag remains a press. */
export function draggable(card: number): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; pointer: number } | null = null;
    let dragged = false;

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      dragged = false;
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.pointer) return;
      const { clientX: x, clientY: y } = event;
      if (!dragged && Math.hypot(x - start.x, y - start.y) < STRAY) return;
      if (!dragged) element.setPointerCapture(event.pointerId);
      dragged = true;
      desk.drag = { card, x, y, over: placeAt(card, x, y) };
    };
    const up = () => {
      const over = desk.drag?.over;
      start = null;
      desk.drag = null;
      if (dragged && over) desk.dropAt(card, over);
    };
    const cancel = () => {
      start = null;
      desk.drag = null;
    };
    // What follows a drag is no press.
    const click = (event: MouseEvent) => {
      if (!dragged) return;
      dragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    element.addEventListener('click', click, { capture: true });
    return () => {
      cancel();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}

/** The nearest place below a point where a card can be dropped. */
function placeAt(card: number, x: number, y: number): string {
  for (const element of document.elementsFromPoint(x, y)) {
    for (let found = element.closest<HTMLElement>('[data-drop]'); found; found = found.parentElement?.closest<HTMLElement>('[data-drop]') ?? null) {
      const place = found.dataset['drop'] ?? '';
      if (desk.canDrop(card, place)) return place;
    }
  }
  return '';
}
