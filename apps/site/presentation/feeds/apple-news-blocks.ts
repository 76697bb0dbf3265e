/** The blocks of a text as the components that Apple News Format has for each. */
import { plainInlines, type ReadBlock } from '@masthead/body';
import type { AppleNewsComponent } from './apple-news-document.ts';
import { bodyHtml, type Href, tableHtml } from './apple-news-html.ts';
import { legalText } from './legal-text.ts';

export const componentsOf = (blocks: readonly ReadBlock[], href: Href): AppleNewsComponent[] =>
  blocks.flatMap((block) => shownAs(block, href)).reduce(joined, []);

function shownAs(block: ReadBlock, href: Href): AppleNewsComponent[] {
  switch (block.kind) {
    case 'photo':
      return photo(block.src, legalText(block.alt), legalText(block.line));
    case 'heading':
      return [{ role: block.level === 2 ? 'heading2' : 'heading3', text: legalText(plainInlines(block.inside)) }];
    case 'table':
      return [{ role: 'htmltable', html: legalText(tableHtml(block, href)) }];
    case 'quote':
      return [{ role: 'quote', text: legalText(bodyHtml(block.inside, href)), format: 'html' }];
    case 'rule':
      return [{ role: 'divider' }];
    case 'words':
    case 'paragraph':
    case 'list':
    case 'aside':
    case 'figure':
      return bodyOf(legalText(bodyHtml([block], href)));
  }
}

export const photo = (url: string, alt: string, words: string): AppleNewsComponent[] => [
  { role: 'photo', URL: url, ...(words && { caption: words }), ...(alt && { accessibilityCaption: alt }) },
  ...(words ? [{ role: 'caption', text: words } as const] : []),
];

const bodyOf = (text: string): AppleNewsComponent[] => (text === '' ? [] : [{ role: 'body', text, format: 'html' }]);

/** Paragraphs that follow each other are one body. */
function joined(components: AppleNewsComponent[], next: AppleNewsComponent): AppleNewsComponent[] {
  const last = components.at(-1);
  if (last?.role !== 'body' || next.role !== 'body') return [...components, next];
  return [...components.slice(0, -1), { ...last, text: last.text + next.text }];
}
