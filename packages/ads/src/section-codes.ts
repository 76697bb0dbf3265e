/** What sections and topics are called in the taxonomy that advertisers book by. */

const CARS = ['IAB2'];
const HOME = ['IAB10'];
const WELLNESS = ['IAB6', 'IAB7'];

/** By the names that pages, topics and the sister brand have. */
const SECTION_CODES: ReadonlyMap<string, readonly string[]> = new Map([
  ['cars', CARS],
  ['auto', CARS],
  ['roadshow', CARS],
  ['home', HOME],
  ['cnet-home', HOME],
  ['culture', ['IAB1']],
  ['news', ['IAB12']],
  ['personal-finance', ['IAB13']],
  ['science', ['IAB15']],
  ['tech', ['IAB19']],
  ['wellness', WELLNESS],
  ['health', WELLNESS],
]);

export const sectionCodes = (slug: string): readonly string[] => SECTION_CODES.get(slug) ?? [];
