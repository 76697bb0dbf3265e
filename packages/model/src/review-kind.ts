/** The two types of review, from the labels that editors give them. */
export type ReviewKind = 'review' | 'preview';

const LABELS: Readonly<Record<string, ReviewKind>> = {
  preview: 'preview',
  'first take': 'preview',
  firsttake: 'preview',
  review: 'review',
  'in depth': 'review',
  indepth: 'review',
};

/** Absent for any other label: a product without a type is no review. */
export const reviewKindOf = (label: string | undefined): ReviewKind | undefined => {
  const key = label?.trim().toLowerCase() ?? '';
  return Object.hasOwn(LABELS, key) ? LABELS[key] : undefined;
};
