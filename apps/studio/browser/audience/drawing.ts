/** Where lines run: points of a drawing, made of figures. */

export interface Box {
  width: number;
  height: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A line through values that stand at equal distances from each other; of more parts than there are, it goes so far. */
export function lineThrough(
  values: readonly number[],
  top: number,
  { width, height }: Box,
  parts = values.length,
): string {
  const step = parts > 1 ? width / (parts - 1) : 0;
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${round(index * step)} ${round(height - (value / top) * height)}`)
    .join(' ');
}

/** The same line, closed along the bottom. */
export function areaUnder(line: string, lastX: number, { height }: Box): string {
  return line === '' ? '' : `${line} L${round(lastX)} ${height} L0 ${height}Z`;
}

/** A round figure that nothing is above, and the steps up to it. */
export function scaleFor(most: number): { top: number; ticks: number[] } {
  const rough = Math.max(most, 4) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough;
  const whole = Math.max(1, Math.ceil(step));
  return { top: whole * 4, ticks: [1, 2, 3, 4].map((times) => times * whole) };
}

/** How far down half of the readers come, from what part of them reaches each quarter. */
export function halfWay(depth: readonly { percent: number; part: number }[]): number {
  let before = { percent: 0, part: 1 };
  for (const point of depth) {
    if (point.part < 0.5) {
      const way = (before.part - 0.5) / (before.part - point.part);
      return before.percent + way * (point.percent - before.percent);
    }
    before = point;
  }
  return before.percent;
}
