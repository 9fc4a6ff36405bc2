/** Geometry of line charts. */

import { elementAt } from '../../platform/elementAt.ts';

/** The room of a chart, in pixels, and the points and values that lie in it. */
export interface ChartFrame {
  width: number;
  height: number;
  /** What stays free beside the lines. */
  edge: { top: number; right: number; bottom: number; left: number };
  /** The number of the last point. */
  last: number;
  low: number;
  high: number;
}

/** Where the points and values of a chart lie. */
export interface ChartScale {
  /** The left and the right end of the lines, the upper and the lower one. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  x: (at: number) => number;
  y: (value: number) => number;
}

/** The scale of a chart. */
export function scaleOf({ width, height, edge, last, low, high }: ChartFrame): ChartScale {
  const [left, right, top, bottom] = [edge.left, width - edge.right, edge.top, height - edge.bottom];
  return {
    left,
    right,
    top,
    bottom,
    x: (at) => left + ((right - left) * at) / Math.max(1, last),
    y: (value) => bottom - ((bottom - top) * (value - low)) / (high - low),
  };
}

/** At most ``most`` of the points, evenly spread, the first and the last among them. */
export function thinned<P>(points: readonly P[], most: number): P[] {
  if (points.length <= most) return [...points];
  const stride = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => elementAt(points, Math.round(index * stride)));
}

/** Where a seat's sign stands on its line: at the end, and a few times before, each seat at places of its own. */
export function signsOf(seat: number, seats: number, end: number, last: number): number[] {
  const gap = Math.max(8, Math.round(last / 5));
  const first = Math.round((gap * (seat + 1)) / (seats + 1));
  const between = Array.from({ length: 6 }, (_, sign) => first + sign * gap).filter((at) => at < end - gap / 3);
  return [...between, end];
}

/** The path of a line through `count` points, by the value of each. */
export function pathOf(points: number, scale: ChartScale, value: (at: number) => number): string {
  const lies = (at: number) => `${scale.x(at).toFixed(1)} ${scale.y(value(at)).toFixed(1)}`;
  return Array.from({ length: points }, (_, at) => `${at === 0 ? 'M' : 'L'}${lies(at)}`).join('');
}

/** The point of a chart to which a place is nearest, in pixels from the left of the chart. */
export function pointAt(place: number, { left, right }: ChartScale, last: number): number {
  const part = (place - left) / (right - left);
  return Math.max(0, Math.min(last, Math.round(part * last)));
}
