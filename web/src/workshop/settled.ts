/** When the server is asked about what is edited: once nothing has been edited for a moment, and until it answers. */

import { BUSY, RequestError } from '../net/http.ts';

/** How long, in milliseconds. */
const PAUSE = 350;
/** How long until it is asked again, in milliseconds. */
const AGAIN = 2000;

/** Ask again where the server is busy or away; not where it found that there is no answer. */
export function untilAnswered(_value: unknown, hasFailed: boolean, error: unknown): number | null {
  const isFinal = error instanceof RequestError && error.status < 500 && error.status !== BUSY;
  return hasFailed && !isFinal ? AGAIN : null;
}

/** Resolve after the pause; reject as soon as the signal aborts. */
export function settled(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
