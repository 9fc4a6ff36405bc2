/** How much of a long list is on the page already: so much is added in each task that the browser answers between them. */
export class ProgressiveList {
  #count = $state(0);

  /** Has to be made while a component is. It begins empty, and adds a batch at a time until all are there. */
  constructor(total: () => number, batch: number) {
    $effect(() => {
      if (this.#count >= total()) return;
      const due = setTimeout(() => (this.#count += batch));
      return () => clearTimeout(due);
    });
  }

  /** How many of its first members are on the page, at most. */
  get count(): number {
    return this.#count;
  }
}
