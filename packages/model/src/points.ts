/** What a review liked or disliked, written as one text, as its points. */
const BETWEEN_POINTS = /~|\.\s/;

export const splitPoints = (text: string): string[] =>
  text
    .split(BETWEEN_POINTS)
    .map((point) => point.trim())
    .filter((point) => point !== '');
