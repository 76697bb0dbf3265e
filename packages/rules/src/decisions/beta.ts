/** Draws from a beta distribution: what we believe of a share after so many tries. */
import type { RandomSource } from '../random.ts';

/** Both shapes at least 1. */
export function drawBeta(alpha: number, beta: number, random: RandomSource): number {
  const successes = drawGamma(alpha, random);
  return successes / (successes + drawGamma(beta, random));
}

/** Marsaglia and Tsang's method, for shapes of at least 1; nearly every first try is taken. */
function drawGamma(shape: number, random: RandomSource): number {
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const normal = drawNormal(random);
    const v = (1 + c * normal) ** 3;
    if (v > 0 && Math.log(positive(random)) < normal ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** Box and Muller's method. */
const drawNormal = (random: RandomSource): number =>
  Math.sqrt(-2 * Math.log(positive(random))) * Math.cos(2 * Math.PI * random());

/** From just above 0 up to 1, so that it has a logarithm. */
const positive = (random: RandomSource): number => 1 - random();
