/** Lines over a game, one for each seat. */

/** At most ``most`` of the points, evenly spread, the first and the last among them. */
export function thinned<P>(points: readonly P[], most: number): P[] {
  if (points.length <= most) return [...points];
  const stride = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => points[Math.round(index * stride)]!);
}

/** Where a seat's sign stands on its line: at the end, and a few times before, each seat at places of its own. */
export function signsOf(seat: number, seats: number, end: number, last: number): number[] {
  const gap = Math.max(8, Math.round(last / 5));
  const first = Math.round((gap * (seat + 1)) / (seats + 1));
  const between = Array.from({ length: 6 }, (_, sign) => first + sign * gap).filter((at) => at < end - gap / 3);
  return [...between, end];
}

/** The path of a line through so many points, by where each lies. */
export function pathOf(points: number, x: (at: number) => number, y: (at: number) => number): string {
  const lies = (at: number) => `${x(at).toFixed(1)} ${y(at).toFixed(1)}`;
  return Array.from({ length: points }, (_, at) => `${at === 0 ? 'M' : 'L'}${lies(at)}`).join('');
}

/** The point that a pointer over a chart is nearest to, the last one being ``last``; its lines begin and end at edges. */
export function pointed(event: PointerEvent, edge: { left: number; right: number }, last: number): number {
  const box = (event.currentTarget as SVGElement).getBoundingClientRect();
  const part = (event.clientX - box.left - edge.left) / (box.width - edge.left - edge.right);
  return Math.max(0, Math.min(last, Math.round(part * last)));
}
