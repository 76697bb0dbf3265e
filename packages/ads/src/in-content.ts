/** Where ads stand in a text: decided from how long its parts are, before anybody has measured one. */

/** How long an element is, in characters of text that would take as much room. */
export const ESTIMATED_LENGTHS = {
  chart: 800,
  cnetlisticle: 2400,
  cnetlisticle_mini: 500,
  cross_content_listicle: 2400,
  description: 2000,
  faq: 2000,
  gallery: 1200,
  image: 1000,
  infocard: 2000,
  relatedlinks: 1050,
  twitter_tweet: 600,
  video: 1100,
} as const satisfies Record<string, number>;

const estimates: ReadonlyMap<string, number> = new Map(Object.entries(ESTIMATED_LENGTHS));

/** What is not in the table is as long as its text. */
export const estimatedLength = (kind: string, characters = 0): number => estimates.get(kind) ?? characters;

export interface TextPart {
  /**
   * `paragraph`, `heading`, `list`, `verdict`, `offer`, or any other block's or element's name. Several parts of one
   * list, or of one verdict, that follow each other are one.
   */
  readonly kind: string;
  /** Of its text; elements of the table are taken to be as long as it says. */
  readonly length: number;
}

/** About a window's height of text on a wide screen; on a phone it is more than one. */
export const CHARACTERS_BETWEEN = 2_000;
const PARAGRAPHS_BEFORE = 2;
/** A text goes on after an ad for at least a paragraph. */
const CHARACTERS_AFTER = 300;

export interface InContentLimits {
  /** How many at the most. */
  readonly most: number;
  /** For readers with an account who chose to see fewer: one. */
  readonly adLight?: boolean | undefined;
}

const lengthOf = ({ kind, length }: TextPart): number => estimatedLength(kind, Math.max(0, length));

/** Places of parts after which an ad stands. More text at the end only adds to them. */
export function adsAfter(parts: readonly TextPart[], { most, adLight = false }: InContentLimits): number[] {
  const limit = adLight ? Math.min(1, most) : most;
  const places: number[] = [];
  let paragraphs = 0;
  let sinceAd = CHARACTERS_BETWEEN;
  let left = parts.reduce((sum, part) => sum + lengthOf(part), 0);
  for (const [index, part] of parts.entries()) {
    if (places.length >= limit) break;
    sinceAd += lengthOf(part);
    left -= lengthOf(part);
    if (part.kind === 'paragraph') paragraphs += 1;
    const isFar = sinceAd >= CHARACTERS_BETWEEN && left >= CHARACTERS_AFTER;
    if (paragraphs < PARAGRAPHS_BEFORE || !isFar || !isGap(part, parts[index + 1])) continue;
    places.push(index);
    sinceAd = 0;
  }
  return places;
}

/** Wholes that are not cut apart, although they can come in parts. */
const WHOLES: ReadonlySet<string> = new Set(['list', 'verdict']);

/** Whether an ad can stand between two parts: not below a heading, nor beside an offer, nor within what is one. */
function isGap(before: TextPart, after: TextPart | undefined): boolean {
  if (!after || before.kind === 'heading' || before.kind === 'offer' || after.kind === 'offer') return false;
  return !(WHOLES.has(before.kind) && before.kind === after.kind);
}
