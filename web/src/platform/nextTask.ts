/** Tasks of the browser: between two of them it answers the person. */

/** Wait until the present task has ended. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
