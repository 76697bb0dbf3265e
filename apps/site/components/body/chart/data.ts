/** Numbers that a text draws. */
export interface ChartPoint {
  label: string;
  value: number;
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
