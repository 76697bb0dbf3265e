/** Blocks that are made of words rather than read from a text. */
import type { Inline, MarkName, Paragraph, Words } from './tree.ts';

export const paragraph = (...inside: Inline[]): Paragraph => ({ kind: 'paragraph', inside });
export const words = (...inside: Inline[]): Words => ({ kind: 'words', inside });
export const marked = (kind: MarkName, text: string): Inline => ({ kind, inside: [text] });
/** The words of a cell or an item; an empty one has none. */
export const wordsOf = (text: string): Words[] => (text === '' ? [] : [words(text)]);
