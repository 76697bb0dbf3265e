/** Where a page view is told where others measure an audience: said once for the browser, which asks, and the server, which answers. */
import type { BrandKey } from './brands.ts';

/** Asked for at each page view where an audience is measured; each publication has its own. */
export const pageViewCandidate = (brand: BrandKey): string =>
  brand === 'roadshow' ? '/roadshow/pageview_candidate.json' : '/pageview_candidate.json';
