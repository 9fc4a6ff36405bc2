/** Countdowns by the clock of this browser. */

/** The milliseconds that are left until a time of `performance.now()`, counted while a component is shown. */
export class Countdown {
  #left = $state(0);

  /** Count towards a time, null for none, in steps of some milliseconds; for the component that calls this. */
  constructor(end: () => number | null, beat: number) {
    $effect(() => {
      const time = end();
      if (time === null) return;
      const count = () => (this.#left = Math.max(0, time - performance.now()));
      count();
      const timer = setInterval(count, beat);
      return () => clearInterval(timer);
    });
  }

  get left(): number {
    return this.#left;
  }
}
