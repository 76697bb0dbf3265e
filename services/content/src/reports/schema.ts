/** What sites report: addresses that are missing, and errors in readers' browsers. */
export interface MissingAddressRow {
  path: string;
  readers: number;
  robots: number;
  first_at: number;
  last_at: number;
  /** Since when it leads on by a redirect; null while it is missing. */
  redirected_at: number | null;
}

/** Which page led there: host and path, of our own pages the path alone. */
interface MissingReferrerRow {
  path: string;
  referrer: string;
  times: number;
}

export interface ReaderErrorRow {
  fingerprint: string;
  kind: string;
  name: string;
  message: string;
  /** JSON: where it happened, the innermost first. */
  frames: string;
  /** JSON: in which browsers, and on which pages. */
  seen: string;
  first_build: string;
  last_build: string;
  times: number;
  first_at: number;
  last_at: number;
}

export interface ReportSchema {
  missing_addresses: MissingAddressRow;
  missing_referrers: MissingReferrerRow;
  reader_errors: ReaderErrorRow;
}
