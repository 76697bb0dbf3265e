/**
 * What editors type, and the HTML of texts. Blank lines part paragraphs; `##` and `###` begin headings, `-` and `1.`
 * lists, `>` quotes; `**strong**`, `*emphasis*`, `[words](address)`; an element stands in a line of its own, as in
 * `[callout text="Mind the step"]`. What begins with a tag is HTML already.
 */
const IS_HTML = /^<[a-z]/i;
const BLOCK_BREAK = /\n[^\S\n]*(?:\n[^\S\n]*)+/;
const ELEMENT = /^\[([a-z_]+)((?:\s+[a-z]+="[^"]*")*)\s*\]$/;
const ATTRIBUTE = /([a-z]+)="([^"]*)"/g;

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const unescapeText = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

export function htmlOfMarks(text: string): string {
  const trimmed = text.replaceAll('\r\n', '\n').trim();
  if (IS_HTML.test(trimmed) || trimmed === '') return trimmed;
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

const BLOCK =
  /\s*(?:<(p|h2|h3|ul|ol|blockquote)>([\s\S]*?)<\/\1>|<shortcode shortcode="([a-z_]+)"([^>]*)><\/shortcode>)\s*/y;

/** The marks for a text that was written before; where they cannot tell all of it, its HTML. */
export function marksOfHtml(html: string): string {
  if (html.trim() !== '' && !IS_HTML.test(html.trim())) return marksOfHtml(`<p>${html.trim()}</p>`);
  const plain = html
    .trim()
    .replaceAll(/<(\/?)b>/g, '<$1strong>')
    .replaceAll(/<(\/?)i>/g, '<$1em>');
  const blocks: string[] = [];
  BLOCK.lastIndex = 0;
  while (BLOCK.lastIndex < plain.length) {
    const found = BLOCK.exec(plain);
    if (!found) return html.trim();
    const [, tag, inner = '', name, attributes = ''] = found;
    blocks.push(tag ? blockMarks(tag, inner) : `[${name}${unescapeText(attributes)}]`);
  }
  const marks = blocks.join('\n\n');
  // Only what leads back to the same text is right.
  return htmlOfMarks(marks) === plain.replaceAll(/>\s+(?=<(?:p|h2|h3|ul|ol|blockquote|shortcode)\b)/g, '>')
    ? marks
    : html.trim();
}

function blockMarks(tag: string, inner: string): string {
  const items = (): string[] => [...inner.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item = '']) => inlineMarks(item));
  switch (tag) {
    case 'h2':
      return `## ${inlineMarks(inner)}`;
    case 'h3':
      return `### ${inlineMarks(inner)}`;
    case 'ul':
      return items()
        .map((item) => `- ${item}`)
        .join('\n');
    case 'ol':
      return items()
        .map((item, index) => `${index + 1}. ${item}`)
        .join('\n');
    case 'blockquote':
      return linesOf(inner.replace(/^<p>([\s\S]*)<\/p>$/, '$1'))
        .map((line) => `> ${line}`)
        .join('\n');
    default:
      return linesOf(inner).map(notABlock).join('\n');
  }
}

const linesOf = (html: string): string[] => html.split(/<br ?\/?>/).map(inlineMarks);

/** A line that only looks as if it began a heading, a list or a quote. */
const notABlock = (line: string): string => line.replace(/^(#{2,3} |- |>)/, '\\$1').replace(/^(\d+)\. /, '$1\\. ');

const LINK = /<a href="([^"]*)">([\s\S]*?)<\/a>/;

/** Split at its links, a text is words, an address, words of the link, words, and so on. */
function inlineMarks(html: string): string {
  const parts = html.split(LINK);
  return parts
    .map((part, index) => {
      if (index % 3 === 1) return '';
      return index % 3 === 2 ? `[${wordMarks(part)}](${unescapeText(parts[index - 1] ?? '')})` : wordMarks(part);
    })
    .join('');
}

const wordMarks = (html: string): string =>
  html
    .split(/(<[^>]+>)/)
    .map((part) => (part.startsWith('<') ? tagMarks(part) : unescapeText(part).replaceAll(/[\\*[\]]/g, '\\$&')))
    .join('');

function tagMarks(tag: string): string {
  if (/^<\/?strong>$/.test(tag)) return '**';
  return /^<\/?em>$/.test(tag) ? '*' : tag;
}
