/**
 * What editors type, as HTML. Blank lines part paragraphs; `##` and `###` begin headings, `-` and `1.`
 * lists, `>` quotes; `**strong**`, `*emphasis*`, `[words](address)`; an element stands in a line of its own, as in
 * `[callout text="Mind the step"]`. What begins with a tag is HTML already.
 */
import { escapeAttribute, escapeText } from '@masthead/body';

/** It begins with a tag. */
export const isHtml = (text: string): boolean => /^<[a-z]/i.test(text);

const BLOCK_BREAK = /\n[^\S\n]*(?:\n[^\S\n]*)+/;
const ELEMENT = /^\[([a-z_]+)((?:\s+[a-z]+="[^"]*")*)\s*\]$/;
const ATTRIBUTE = /([a-z]+)="([^"]*)"/g;

export function htmlOfMarks(text: string): string {
  const trimmed = text.replaceAll('\r\n', '\n').trim();
  if (isHtml(trimmed) || trimmed === '') return trimmed;
  return trimmed.split(BLOCK_BREAK).map(blockHtml).join('');
}

function blockHtml(block: string): string {
  const lines = block.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  const element = lines.length === 1 ? elementHtml(first) : undefined;
  if (element !== undefined) return element;
  const heading = lines.length === 1 ? /^(##|###) (.+)$/.exec(first) : null;
  if (heading) return wrap(heading[1] === '##' ? 'h2' : 'h3', inlineHtml(heading[2] ?? ''));
  return (
    linesHtml(lines, /^- (.*)$/, (items) => wrap('ul', items.map((item) => wrap('li', item)).join(''))) ??
    linesHtml(lines, /^\d+\. (.*)$/, (items) => wrap('ol', items.map((item) => wrap('li', item)).join(''))) ??
    linesHtml(lines, /^> ?(.*)$/, (items) => wrap('blockquote', wrap('p', items.join('<br />')))) ??
    wrap('p', lines.map(inlineHtml).join('<br />'))
  );
}

const wrap = (tag: string, html: string): string => `<${tag}>${html}</${tag}>`;

/** When every line is of one kind. */
function linesHtml(lines: readonly string[], kind: RegExp, html: (items: string[]) => string): string | undefined {
  const found = lines.map((line) => kind.exec(line));
  return found.every((match) => match !== null) ? html(found.map((match) => inlineHtml(match[1] ?? ''))) : undefined;
}

function elementHtml(line: string): string | undefined {
  const [, name, attributes = ''] = ELEMENT.exec(line) ?? [];
  if (name === undefined) return undefined;
  const said = [...attributes.matchAll(ATTRIBUTE)].map(
    ([, key = '', value = '']) => ` ${key}="${escapeAttribute(value)}"`,
  );
  return `<shortcode shortcode="${name}"${said.join('')}></shortcode>`;
}

/** One line for an element; quotation marks end a value, so they become curly. */
export function elementMarks(name: string, values: Readonly<Record<string, string>>): string {
  const said = Object.entries(values).filter(([, value]) => value.trim() !== '');
  const straight = (value: string) => value.trim().replaceAll(/\s+/g, ' ').replaceAll('"', '”');
  return `[${name}${said.map(([key, value]) => ` ${key}="${straight(value)}"`).join('')}]`;
}

const INLINE = /\\([\\*[\]#>-])|\*\*((?:\\.|[^*])+)\*\*|\*((?:\\.|[^*])+)\*|\[((?:\\.|[^\]\\])+)\]\(([^\s()]+)\)/g;

function inlineHtml(text: string): string {
  let html = '';
  let from = 0;
  for (const { 0: all, 1: escaped, 2: strong, 3: emphasis, 4: words, 5: href, index } of text.matchAll(INLINE)) {
    html += escapeText(text.slice(from, index));
    from = index + all.length;
    if (escaped !== undefined) html += escapeText(escaped);
    else if (strong !== undefined) html += wrap('strong', inlineHtml(strong));
    else if (emphasis !== undefined) html += wrap('em', inlineHtml(emphasis));
    else if (words !== undefined) html += `<a href="${escapeAttribute(href ?? '')}">${inlineHtml(words)}</a>`;
  }
  return html + escapeText(text.slice(from));
}
