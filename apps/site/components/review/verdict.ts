/** What a review found, ready to be shown. */

export interface SubScore {
  name: string;
  score: number;
}

export interface VerdictData {
  /** A first look has none. */
  score?: { value: number /** "Nov 2026" */; tested: string };
  /** The editors' choice, and since when. */
  award?: { since?: string };
  subScores: SubScore[];
}
