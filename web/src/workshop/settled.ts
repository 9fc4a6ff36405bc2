/** Waits until nothing has been edited for a moment. */

/** How long, in milliseconds. */
const PAUSE = 350;

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
