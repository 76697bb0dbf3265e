/** An address that was asked for and is not there, as sites tell it: counted, and nothing of who asked. */
export interface MissingCount {
  path: string;
  readers: number;
  robots: number;
  /** The pages that led there: host and path, of the site's own pages the path. */
  referrers: readonly { referrer: string; times: number }[];
}
