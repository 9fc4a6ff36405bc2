/** What opens while something is pointed at: by a mouse or by the keys, as a finger points at nothing that it does not press. */

/** What an element listens to, so that something is shown from when it is pointed at until it is no longer. */
export function pointed(show: () => void, hide: () => void) {
  return {
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && show(),
    onpointerleave: hide,
    onfocusin: (event: FocusEvent) =>
      event.target instanceof Element && event.target.matches(':focus-visible') && show(),
    onfocusout: hide,
  };
}
