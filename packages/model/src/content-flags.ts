/** What follows from a story's type, section, author, collections and layout. */
import {
  BRANDED_SECTION,
  FAQ_LAYOUTS,
  HIGH_VALUE_COLLECTION,
  HOW_TO_LAYOUT,
  MONEY_TYPE,
  STUDIO_MARKER,
} from './names.ts';

interface Typed {
  type?: string | undefined;
}

const CENTRED_TYPES: readonly string[] = ['Explainer', 'Commentary', 'Analysis', 'Exclusive', 'Feature'];
const PRECAP = /precap/i;
const LONGFORM = /^longform/i;

export const isLongform = ({ type = '' }: Typed): boolean => LONGFORM.test(type);

export const isMoney = ({ type }: Typed): boolean => type === MONEY_TYPE;

/** Text set in the middle: the considered forms, and anything with a picture that is not a precap. */
export const isCentreJustified = ({ type = '', image }: Typed & { image?: unknown }): boolean =>
  CENTRED_TYPES.includes(type) || (image !== undefined && image !== null && !PRECAP.test(type));

/** Paid for, as its section or its author say; routing also has a list of ids. */
export const isBranded = ({
  section,
  author,
}: {
  section?: string | undefined;
  author?: { username: string } | undefined;
}): boolean => section === BRANDED_SECTION || (author?.username.includes(STUDIO_MARKER) ?? false);

export const isHighValue = ({ collections }: { collections: readonly { slug?: string | undefined }[] }): boolean =>
  collections.some(({ slug }) => slug === HIGH_VALUE_COLLECTION);

interface Laid {
  layoutName?: string | undefined;
}

const FAQ: ReadonlySet<string> = new Set(FAQ_LAYOUTS);

export const hasFaqMarkup = ({ layoutName = '' }: Laid): boolean => FAQ.has(layoutName);
export const hasHowToMarkup = ({ layoutName }: Laid): boolean => layoutName === HOW_TO_LAYOUT;
