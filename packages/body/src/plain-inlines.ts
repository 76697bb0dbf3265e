/** The words of inlines. */
import type { Inline } from './tree.ts';

/** Words within a sentence read on over links and looks; a break stands between two words. */
export function inlineText(inlines: readonly Inline[]): string {
  let text = '';
  for (const inline of inlines) {
    if (typeof inline === 'string') text += inline;
    else text += inline.kind === 'br' ? ' ' : inlineText(inline.inside);
  }
  return text;
}

export const packed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export const plainInlines = (inlines: readonly Inline[]): string => packed(inlineText(inlines));
