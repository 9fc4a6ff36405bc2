/** What opens while something is pointed at: by a mouse or by the keys, as a finger points at nothing that it does not press. */

const isByMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === 'mouse';
const isByKeys = ({ target }: Event) => target instanceof Element && target.matches(':focus-visible');

/** What an element listens to, so that something is shown from when it is pointed at until it is no longer. */
export function pointed(show: () => void, hide: () => void) {
  return {
    onpointerenter: (event: PointerEvent) => isByMouse(event) && show(),
    onpointerleave: hide,
    onfocusin: (event: FocusEvent) => isByKeys(event) && show(),
    onfocusout: hide,
  };
}

/** What a group listens to, so that the same is done for each of its members, which have nothing inside. */
export function memberPointed(show: (event: Event) => void, hide: () => void) {
  return {
    pointerover: (event: Event) => isByMouse(event) && show(event),
    pointerout: hide,
    focusin: (event: Event) => isByKeys(event) && show(event),
    focusout: hide,
  };
}
