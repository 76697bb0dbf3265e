/** The numbers of a chart as the numbers of a drawing. */
import type { ChartBox } from '../../chart/chart-box.ts';
import { stepFor } from '../../chart/step-for.ts';
import type { ChartPoint } from './data.ts';

export interface Bar {
  /** Percent of the width. */
  from: number;
  length: number;
}

/** Every bar begins at nought, wherever that is. */
export function drawBars(points: readonly ChartPoint[]): Bar[] {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const share = 100 / (high - low || 1);
  return values.map((value) => ({
    from: round((Math.min(0, value) - low) * share),
    length: round(Math.abs(value) * share),
  }));
}

export interface LineDrawing {
  /** Path of an SVG. */
  line: string;
  dots: { x: number; y: number }[];
  levels: { y: number; value: number }[];
  /** The labels that have room. */
  labels: { x: number; label: string }[];
}

/** Draws two points or more, evenly apart. */
export function drawLine(points: readonly ChartPoint[], box: ChartBox, mostLabels: number): LineDrawing {
  const values = points.map(({ value }) => value);
  const levels = levelsAround(Math.min(...values), Math.max(...values));
  const [lowest = 0, highest = 1] = [levels[0], levels.at(-1)];
  const y = (value: number) => round(box.bottom - ((value - lowest) / (highest - lowest)) * (box.bottom - box.top));
  const apart = (box.right - box.left) / Math.max(1, points.length - 1);
  const x = (index: number) => round(box.left + index * apart);
  const dots = values.map((value, index) => ({ x: x(index), y: y(value) }));
  const every = Math.ceil(points.length / mostLabels);
  return {
    line: dots.map((dot, index) => `${index === 0 ? 'M' : 'L'}${dot.x} ${dot.y}`).join(''),
    dots,
    levels: levels.map((value) => ({ y: y(value), value })),
    labels: points.flatMap(({ label }, index) => (index % every === 0 ? [{ x: x(index), label }] : [])),
  };
}

/** Round numbers around all values, a few steps apart. */
function levelsAround(lowest: number, highest: number): number[] {
  const step = stepFor(highest - lowest || Math.abs(highest) || 1);
  const first = Math.floor(lowest / step);
  const count = Math.max(1, Math.ceil(highest / step) - first);
  // Multiplied, not added up: sums of fractions drift.
  return Array.from({ length: count + 1 }, (_, index) => round((first + index) * step, 1e9));
}

const round = (value: number, parts = 10): number => Math.round(value * parts) / parts;
