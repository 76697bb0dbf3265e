/** A newsletter that a text recommends. */
export interface NewsletterBoxData {
  name: string;
  tagline: string;
  /** "Thursdays", "Daily", "As it happens". */
  sent: string;
  href: string;
}
