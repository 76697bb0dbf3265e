/** What the field calls good, fair and poor, and where on a ruler of the three a figure stands. */
interface VitalKind {
  metric: string;
  label: string;
  good: number;
  poor: number;
  words(value: number): string;
}

const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;
const milliseconds = (value: number): string => `${Math.round(value)} ms`;

export const VITALS: readonly VitalKind[] = [
  { metric: 'LCP', label: 'Largest picture in', good: 2500, poor: 4000, words: seconds },
  { metric: 'INP', label: 'Answer to a touch', good: 200, poor: 500, words: milliseconds },
  { metric: 'CLS', label: 'Things that moved', good: 0.1, poor: 0.25, words: (value) => value.toFixed(3) },
  { metric: 'FCP', label: 'First words', good: 1800, poor: 3000, words: seconds },
  { metric: 'TTFB', label: 'First byte', good: 800, poor: 1800, words: seconds },
];

/** Of a hundred pages. */
export const ERROR_PAGES: VitalKind = {
  metric: 'errors',
  label: 'Error pages',
  good: 0.01,
  poor: 0.05,
  words: (value) => `${(value * 100).toFixed(2)}%`,
};

/** The lengths of the three on the ruler, in percent. */
export const ZONES = [50, 30, 20] as const;

export function placeOf(value: number, { good, poor }: Pick<VitalKind, 'good' | 'poor'>): number {
  const [first, second, third] = ZONES;
  if (value <= good) return (value / good) * first;
  if (value <= poor) return first + ((value - good) / (poor - good)) * second;
  return first + second + Math.min(1, (value - poor) / poor) * third;
}

export const gradeOf = (value: number, { good, poor }: Pick<VitalKind, 'good' | 'poor'>): 'good' | 'fair' | 'poor' =>
  value <= good ? 'good' : value <= poor ? 'fair' : 'poor';
