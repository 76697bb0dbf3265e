/** What a page adds to sanitised HTML: names of headings, and boxes that wide tables scroll in. */
import { TOC_HEADER } from '@masthead/model';
import { escapeHtml } from '@masthead/web';
import { plainText } from '../structured-data/text-blocks.ts';
import { TAG, VOID_TAGS } from './tags.ts';

const BOX = '<div role="region" tabindex="0" aria-label="Table">';
/** A box with the name that the table in it has. */
const boxNamed = (caption: string): string => BOX.replace('"Table"', `"${escapeHtml(plainText(caption)) || 'Table'}"`);
const CAPTIONED = new RegExp(`${BOX}(<table>\\s*<caption>((?:(?!</?caption>).)*)</caption>)`, 'gs');
const [HEADING, END_OF_HEADING] = [`<${TOC_HEADER}>`, `</${TOC_HEADER}>`];

/** Gives a heading its name; what stands in it is told as HTML. */
type NameHeading = (inner: string) => string;

/** A table that its editors boxed stands right inside of the box. */
export function editTopLevel(html: string, nameHeading?: NameHeading): string {
  const boxed = changeEach(html, 'table', (table, at) => (html.endsWith(BOX, at) ? table : `${BOX}${table}</div>`));
  const named = boxed.replaceAll(CAPTIONED, (_whole, table: string, caption: string) => boxNamed(caption) + table);
  if (!nameHeading) return named;
  return changeEach(named, TOC_HEADER, (heading) => {
    const inner = heading.slice(HEADING.length, -END_OF_HEADING.length);
    return `<${TOC_HEADER} id="${nameHeading(inner)}">${inner}${END_OF_HEADING}`;
  });
}

/**
 * Changes the elements of a name that stand in the text itself (whole texts may stand in a `div`): a heading in a box
 * beside the text is no part of the story's order.
 */
function changeEach(html: string, wanted: string, change: (element: string, at: number) => string): string {
  /** How many tags are open that are no `div`. */
  let inside = 0;
  let changed = '';
  let from = 0;
  let start: number | undefined;
  for (const { 0: tag, 1: closing, 2: name = '', index } of html.matchAll(TAG)) {
    if (VOID_TAGS.has(name)) continue;
    if (closing && name !== 'div') inside -= 1;
    const isWanted = inside === 0 && name === wanted;
    if (isWanted && closing && start !== undefined) {
      const end = index + tag.length;
      changed += html.slice(from, start) + change(html.slice(start, end), start);
      from = end;
    }
    if (isWanted) start = closing ? undefined : index;
    if (!closing && name !== 'div') inside += 1;
  }
  return changed + html.slice(from);
}
