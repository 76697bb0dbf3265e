/** A comment's text as what is shown of it: paragraphs and quotes of plain words, emphasis and links. Nothing else can come out. */

export interface TextPart {
  readonly text: string;
  readonly is?: 'em' | 'strong' | undefined;
  /** Always http or https. */
  readonly href?: string | undefined;
}

export interface TextBlock {
  readonly kind: 'text' | 'quote';
  readonly parts: readonly TextPart[];
}

/** Of a text that is clean: see `cleanText`. */
export function readText(text: string): TextBlock[] {
  return text.split(/\n{2,}/).flatMap((paragraph) => blocksIn(paragraph.split('\n')));
}

const QUOTED = /^> ?/;

/** Lines that begin with > are what somebody else said. */
function blocksIn(lines: readonly string[]): TextBlock[] {
  const blocks: { kind: TextBlock['kind']; lines: string[] }[] = [];
  for (const line of lines) {
    const kind = QUOTED.test(line) ? 'quote' : 'text';
    const last = blocks.at(-1);
    if (last?.kind === kind) last.lines.push(line.replace(QUOTED, ''));
    else blocks.push({ kind, lines: [kind === 'quote' ? line.replace(QUOTED, '') : line] });
  }
  return blocks
    .map(({ kind, lines: own }) => ({ kind, parts: partsIn(own.join('\n').trim()) }))
    .filter(({ parts }) => parts.length > 0);
}

const MARKED =
  /(?<link>https?:\/\/[^\s<>"'`\\^{}|]+)|(?<![\p{L}\p{N}*_])(?:\*\*(?=\S)(?<strong>[^*\n]+)(?<=\S)\*\*|\*(?=\S)(?<star>[^*\n]+)(?<=\S)\*|_(?=\S)(?<line>[^_\n]+)(?<=\S)_)(?![\p{L}\p{N}*_])/gu;

function partsIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    const { link, strong, star, line } = match.groups ?? {};
    const part = link === undefined ? emphasised(strong, star ?? line) : linkIn(link);
    if (!part) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push(part.shown);
    from = match.index + (part.length ?? match[0].length);
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

interface ReadPart {
  shown: TextPart;
  /** How much of the text it takes; all that was found, unless said. */
  length?: number;
}

const emphasised = (strong: string | undefined, light = ''): ReadPart => ({
  shown: strong === undefined ? { text: light, is: 'em' } : { text: strong, is: 'strong' },
});

/** What ends a sentence ends no address; a bracket does where none was opened in it. */
const AFTER_LINK = /[.,:;!?…*_~]+$/;

function linkIn(found: string): ReadPart | undefined {
  let written = found.replace(AFTER_LINK, '');
  while (written.endsWith(')') && !written.includes('(')) written = written.slice(0, -1).replace(AFTER_LINK, '');
  const url = URL.canParse(written) ? new URL(written) : undefined;
  // A name before the host makes an address look like another's.
  if (!url || url.hostname === '' || url.username !== '' || url.password !== '') return undefined;
  // As browsers go there, and not as it was written: lookalike letters show.
  const text = url.href.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return { shown: { text, href: url.href }, length: written.length };
}

export const hasLink = (blocks: readonly TextBlock[]): boolean =>
  blocks.some(({ parts }) => parts.some(({ href }) => href !== undefined));

/** Without its marks, for lists and for who searches. */
export const plainWords = (blocks: readonly TextBlock[]): string =>
  blocks.map(({ parts }) => parts.map(({ text }) => text).join('')).join('\n');
