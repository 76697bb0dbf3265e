/** The one door for texts: HTML, with shortcodes in either spelling, to the tree of what it says. */

import type { AddressOfStory } from './address.ts';
import type { Body } from './body.ts';
import { blocksOf } from './build.ts';
import { type Dropped, Notes, type Wrong } from './notes.ts';
import { parseHtml } from './parse-html.ts';

export interface ReadHtml {
  body: Body;
  /** What a text may not hold and what is therefore not in it, each once. */
  dropped: Dropped[];
  /** What an editor has to put right; without it the rest is here. */
  wrong: Wrong[];
}

/** With `addressOf`, links may name stories; what is kept has their addresses, so who reads that needs none. */
export function fromHtml(html: string, addressOf?: AddressOfStory): ReadHtml {
  const { nodes, refused } = parseHtml(html);
  const notes = new Notes(html);
  const body: Body = { version: 1, blocks: blocksOf(nodes, notes, addressOf) };
  return { body, dropped: notes.dropped, wrong: refused ? [{ shortcode: '', sentence: refused }] : notes.wrong };
}

/** Why a text cannot be read to its end. What is kept of one may have more tags, and deeper ones, than what was sent. */
export const tooMuchIn = (html: string): string | undefined => parseHtml(html).refused;
