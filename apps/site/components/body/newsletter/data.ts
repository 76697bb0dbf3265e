/** A newsletter that a text recommends. */
export interface NewsletterBoxData {
  slug: string;
  name: string;
  tagline: string;
  /** "Thursdays", "Daily", "As it happens". */
  sent: string;
  /** Where it is signed up for. */
  href: string;
}
