/** Numbers that a text draws. */
export interface ChartPoint {
  label: string;
  value: number;
  /** Of what the story is about; the others of a chart with such a point are rivals. */
  ours?: true;
}

export interface ChartData {
  title: string;
  /** Bars compare things; a line follows one. */
  form: 'bar' | 'line';
  /** "$", "%", "mm", or nothing. */
  unit: string;
  /** Digits after the point, the same for all. */
  digits: number;
  points: ChartPoint[];
}
