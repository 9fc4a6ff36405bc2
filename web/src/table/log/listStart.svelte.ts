/** Which line of a list that grows at its end is the first on the page. */

/** How many lines go at once from the top, and how many are on the page at least. */
const BATCH = 50;

/**
 * Leaves out what is far above the end. It does so in a frame of its own, in which nothing is added below: then nothing
 * that is in sight moves, and no browser counts it as a shift of the layout.
 */
export class ListStart {
  readonly #wanted: number;
  #held = $state(0);
  #least = $state(BATCH);

  /** Has to be made while a component is. */
  constructor(lines: () => number) {
    this.#wanted = $derived(Math.max(0, Math.floor((lines() - this.#least) / BATCH) * BATCH));
    this.#held = this.#wanted;
    $effect(() => {
      const wanted = this.#wanted;
      if (this.#held >= wanted) return;
      let due = requestAnimationFrame(() => {
        due = requestAnimationFrame(() => (this.#held = wanted));
      });
      return () => cancelAnimationFrame(due);
    });
  }

  /** Have twice as many lines on the page. */
  showMore(): void {
    this.#least *= 2;
  }

  /** The number of lines that are left out. */
  get value(): number {
    return Math.min(this.#wanted, this.#held);
  }
}
