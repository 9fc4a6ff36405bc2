/** The rosette of a banknote: one line that winds about the origin, wider than it is high. */

const POINTS = 240;
const LOBES = 20;
const [WIDE, HIGH] = [33, 15.5];
/** How deep the lobes are cut, as a share of the radius. */
const DEPTH = 0.34;
/** Turns of the line; with this many lobes it crosses itself and closes. */
const TURNS = 3;

export const ROSETTE = `${Array.from({ length: POINTS }, (_, point) => {
  const angle = (TURNS * 2 * Math.PI * point) / POINTS;
  const radius = 1 - DEPTH * (0.5 + 0.5 * Math.cos((LOBES / TURNS) * angle));
  const at = [WIDE * radius * Math.cos(angle), HIGH * radius * Math.sin(angle)];
  return `${point ? 'L' : 'M'}${at.map((part) => part.toFixed(2)).join(' ')}`;
}).join('')}Z`;
