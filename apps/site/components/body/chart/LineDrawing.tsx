/** A line as one drawing of one size. */
import { classes } from '@masthead/ui';
import type { ChartBox } from '../../chart/chart-box.ts';
import drawing from '../../chart/drawing.module.css';
import styles from './Chart.module.css';
import type { ChartData } from './data.ts';
import { drawLine } from './drawing.ts';
import { valueText } from './value-text.ts';

interface LineDrawingProps {
  data: ChartData;
  label: string;
  box: ChartBox;
  mostLabels: number;
  className?: string | undefined;
}

export function LineDrawing({ data, label, box, mostLabels, className }: LineDrawingProps) {
  const { line, dots, levels, labels } = drawLine(data.points, box, mostLabels);
  return (
    <svg className={className} viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={label}>
      {levels.map(({ y, value }) => (
        <g key={value}>
          <line className={drawing.level} x1={box.left} x2={box.right} y1={y} y2={y} />
          <text className={drawing.text} x="0" y={y + 4}>
            {valueText(value, data)}
          </text>
        </g>
      ))}
      <line className={drawing.axis} x1={box.left} x2={box.right} y1={box.bottom} y2={box.bottom} />
      <path className={drawing.line} d={line} />
      {dots.map(({ x, y }) => (
        <circle className={drawing.dot} key={x} cx={x} cy={y} r="4" />
      ))}
      {labels.map(({ x, label: name }) => (
        <text className={classes(drawing.text, styles.middle)} key={x} x={x} y={box.bottom + 22}>
          {name}
        </text>
      ))}
    </svg>
  );
}
