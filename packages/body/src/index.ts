/** Texts: the one door in, the tree, and everything that is made of it. */
export { type AddressOfStory, maybeStoriesIn } from './address.ts';
export { type Body, fromStored, type StoredBody, toStored } from './body.ts';
export { attributesIn } from './brackets.ts';
export type { FileAttribute, Photo, ReadBlock, ReadChoice, ReaderSource, References } from './elements/definition.ts';
export { type Attributes, type Element, type ElementName, elements } from './elements/registry.ts';
export { COMMERCE_LINK, elementOfShortcode, readShortcode, type Shortcode, shortcodeOf } from './elements/shortcode.ts';
export { escapeAttribute, escapeText } from './escape.ts';
export { fromHtml, type ReadHtml, tooMuchIn } from './from-html.ts';
export type { Dropped, Wrong } from './notes.ts';
export { type PagePart, pageHtml, pageParts, type TextRun } from './page-parts.ts';
export { plainInlines } from './plain-inlines.ts';
export { countWords, plainBlocks, plainText, textBlocks } from './plain-text.ts';
export { readableBlocks, readableHtml } from './reading.ts';
export { referencesOf, sells } from './references.ts';
export { sayDropped } from './say-dropped.ts';
export { toHtml } from './to-html.ts';
export type * from './tree.ts';
export { runsIn } from './walk.ts';
