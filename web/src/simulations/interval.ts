/** The 95 % confidence interval of a share that was counted in independent games. */

/** The quantile of the normal distribution that leaves 2.5 % above it. */
const Z = 1.96;

/** Wilson's interval: how low and how high the true share may be, where `hits` of `games` games had it. */
export function wilson(hits: number, games: number): [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = hits / games;
  const middle = share + (Z * Z) / (2 * games);
  const spread = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const whole = 1 + (Z * Z) / games;
  return [(middle - spread) / whole, (middle + spread) / whole];
}
