/** A place in a text that can be jumped to. */
export interface Heading {
  id: string;
  /** Empty for a choice that the text gave no heading. */
  title: string;
  /** The choice that it stands over, by its rank. */
  item?: number;
}
