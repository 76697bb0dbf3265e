/** The words of another site. */
export interface EmbedData {
  /** Where they were said: "X", "Facebook", or the site's name. */
  site: string;
  text: string;
  href: string;
}
