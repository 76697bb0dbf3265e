/** Where a page tells the site what its reader did: said once for the browser, which sends it, and the server, which takes it. */
export const CONVERSION_PATH = '/_events/conversion/';
export const TAKEN_PATH = '/_events/taken/';
