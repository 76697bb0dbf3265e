/** How far apart the levels of a chart are, so that a few of them are enough. */

const MOST_LEVELS = 4;

/** 1, 2 or 5, and as many noughts as it takes. */
export function stepFor(range: number): number {
  const rough = range / (MOST_LEVELS - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough;
}
