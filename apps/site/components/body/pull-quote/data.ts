/** A sentence worth stopping at. */
export interface PullQuoteData {
  text: string;
  /** Whose words they are. */
  by?: string;
}
