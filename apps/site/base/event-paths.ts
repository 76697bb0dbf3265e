/** Where a page tells the site what its reader did: said once for the browser, which sends it, and the server, which takes it. */
import type { BrandKey } from './brands.ts';

export const CONVERSION_PATH = '/_events/conversion/';
export const TAKEN_PATH = '/_events/taken/';

/** Asked for at each page view where an audience is measured; each publication has its own. */
export const pageViewCandidate = (brand: BrandKey): string =>
  brand === 'roadshow' ? '/roadshow/pageview_candidate.json' : '/pageview_candidate.json';
