/** What a standing page says of itself. */
export interface StandingText {
  slug: string;
  title: string;
  description: string;
}

/** A page that has a text, with its words. */
export interface WithText {
  text: StandingText;
  /** The sanitised text; it stands in the document as HTML (see StaticHtml). */
  bodyHtml?: string;
}
