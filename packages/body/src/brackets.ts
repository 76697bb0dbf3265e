/**
 * The other spelling of a shortcode, `[callout text="…"]`, as people write it in a line of its own. What only looks
 * like one is told: brackets are never published.
 */
import type { Shortcode } from './elements/shortcode.ts';
import { elementOfShortcode } from './elements/shortcode.ts';
import type { Wrong } from './notes.ts';
import type { Inline } from './tree.ts';

const WHOLE = /^\s*\[([a-z_]+)((?:\s+[a-z]+="[^"]*")*)\s*\]\s*$/;
const ATTRIBUTE = /([a-z]+)="([^"]*)"/g;
/** A name in brackets that says something of itself. */
const BEGINNING = /\[([a-z_]+)\s+[a-z]+\s*=\s*["“”]/i;

/** A line that is a shortcode and nothing else. A word in brackets is only that, unless it is the name of one. */
export function shortcodeInLine(line: string): Shortcode | undefined {
  const [, name = '', said = ''] = WHOLE.exec(line) ?? [];
  if (name === '' || (said === '' && !elementOfShortcode(name))) return undefined;
  return { ...attributesIn(said), shortcode: name };
}

export const attributesIn = (said: string): Record<string, string> =>
  Object.fromEntries([...said.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));

/** What is wrong with brackets that stand in running text, unless they are code. */
export function strayShortcode(inlines: readonly Inline[]): Wrong | undefined {
  for (const inline of inlines) {
    if (typeof inline !== 'string' && inline.kind !== 'br' && inline.kind !== 'code') {
      const stray = strayShortcode(inline.inside);
      if (stray) return stray;
    }
    const name = typeof inline === 'string' ? BEGINNING.exec(inline)?.[1] : undefined;
    if (name) return { shortcode: name, sentence: sentenceOn(name) };
  }
  return undefined;
}

const sentenceOn = (name: string): string =>
  elementOfShortcode(name)
    ? `The shortcode ${name} does not stand in a line of its own, or is not closed`
    : `There is no shortcode ${name}`;
