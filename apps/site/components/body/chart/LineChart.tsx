/** One thing followed. Two drawings, so that the labels of either stay as large as text. */
import type { ChartBox } from '../../chart/chart-box.ts';
import drawing from '../../chart/drawing.module.css';
import type { ChartData } from './data.ts';
import { LineDrawing } from './LineDrawing.tsx';

const WIDE: ChartBox = { width: 720, height: 260, left: 72, right: 690, top: 16, bottom: 220 };
const NARROW: ChartBox = { width: 352, height: 220, left: 62, right: 330, top: 16, bottom: 184 };

export function LineChart({ data, label }: { data: ChartData; label: string }) {
  return (
    <>
      <LineDrawing className={drawing.wide} data={data} label={label} box={WIDE} mostLabels={9} />
      <LineDrawing className={drawing.narrow} data={data} label={label} box={NARROW} mostLabels={4} />
    </>
  );
}
