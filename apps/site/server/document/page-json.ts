/** A page's state as JSON, in pieces: what several pages show alike is written and encoded once, and goes with what it says. */
import { jsonForScript } from '@masthead/web';
import type { HydrationState } from '../../pages/page-state.ts';
import { isStaticText, withoutStaticText } from '../../pages/static-text.ts';
import type { MarkupPiece } from './kept-markup.ts';
import { ownBytes } from './own-bytes.ts';

/** Text at first sight; bytes once it is seen again, since most of what is seen once never is. */
const written = new WeakMap<object, MarkupPiece>();

export function hydrationJson({ page, ...rest }: HydrationState): MarkupPiece[] {
  const { content, ...about } = page;
  const { data, ...which } = content;
  return [
    `{"page":{"content":{`,
    ...fields(which),
    ',"data":{',
    ...fields(data),
    '}},',
    ...fields(about),
    '},',
    ...fields(rest),
    '}',
  ];
}

/** The fields of an object as `JSON.stringify` writes them, without what stands in the document as HTML. */
function fields(object: object): MarkupPiece[] {
  const said = Object.entries(object).filter(([name, part]) => part !== undefined && !isStaticText(name, part));
  return said.flatMap(([name, part], index) => [`${index === 0 ? '' : ','}"${name}":`, partJson(part)]);
}

function partJson(part: unknown): MarkupPiece {
  if (typeof part !== 'object' || part === null) return jsonForScript(part);
  const known = written.get(part);
  if (Buffer.isBuffer(known)) return known;
  const json = known === undefined ? jsonForScript(withoutStaticText(part)) : ownBytes(known);
  written.set(part, json);
  return json;
}
