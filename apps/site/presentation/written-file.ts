/** A file that leaves the site, as it is made: a feed, a sitemap. */
export interface WrittenFile {
  type: string;
  text: string;
  /** When the newest thing in it changed. */
  modifiedAt?: number | undefined;
  /** For the Link header: where the file leads, by relation. */
  links?: readonly { href: string; rel: string }[];
}
