/** YAML as people write it: what it says, on which line each part stands, and what is wrong with it in plain words. */
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLParseError } from 'yaml';
import type { Source } from '../../kinds/files.ts';

export interface ReadYaml {
  value: unknown;
  source: Source;
  /** What keeps it from being read: the value is then undefined. */
  faults: { line: number; sentence: string }[];
}

const QUOTES = 'put the text between quotes, as in headline: "One: two"';
const NO_FIELD = 'is no field with its value: write it as a name, a colon, a space and the value, as in topic: phones';

/** By the parser's own codes; what is not here is told in its words. */
const SENTENCES: Readonly<Record<string, (message: string) => string>> = {
  TAB_AS_INDENT: () => 'begins with a tab: indent with spaces, two for each step',
  BLOCK_AS_IMPLICIT_KEY: () =>
    `has a second colon, or the line below is indented too far: ${QUOTES}, and begin each field at the start of its line`,
  MULTILINE_IMPLICIT_KEY: () => NO_FIELD,
  DUPLICATE_KEY: () => 'has a field that was there before: each may be there once',
  BAD_SCALAR_START: () => `begins a text with a sign that means something else here: ${QUOTES}`,
  UNEXPECTED_TOKEN: () =>
    'goes on where a value has ended: put the whole text between quotes, and write “ and ” for quotes inside it',
  BAD_INDENT: () => 'is indented otherwise than what it belongs to, or a [ or { above it is not closed',
  MISSING_CHAR: (message) => (message.includes('quote') ? 'has no end to a quote that was begun with "' : NO_FIELD),
};

const NO_ANCHOR = /^Unresolved alias/;

function sentenceOf({ code, message }: Pick<YAMLParseError, 'message'> & { code?: string }): string {
  if (NO_ANCHOR.test(message)) return `begins a text with a sign that means something else here: ${QUOTES}`;
  return (code === undefined ? undefined : SENTENCES[code]?.(message)) ?? `cannot be read as YAML (${message})`;
}

const isOpenQuote = ({ code, message }: YAMLParseError): boolean =>
  code === 'MISSING_CHAR' && message.includes('quote');

/** The parser notices a quote without an end at the end of everything. How many lines are above the one that begins it. */
function openQuote(text: string): number {
  const lines = text.split('\n');
  const odd = lines.findIndex((line) => [...line.matchAll(/(?<!\\)"/g)].length % 2 === 1);
  return odd < 0 ? lines.length - 1 : odd;
}

/** `text` begins on the line `firstLine` of `whole`, the file. */
export function readYamlText(text: string, file: string, whole = text, firstLine = 1): ReadYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  const source: Source = {
    file,
    lineOf: (path) => offsetOf(document.contents, path, lineAt),
    lineWith: (words) => lineWith(whole, words),
  };
  // One slip makes the parser stumble several times over the same line.
  const faults = new Map<number, string>();
  for (const error of document.errors) {
    const line = isOpenQuote(error) ? firstLine + openQuote(text) : lineAt(error.pos[0]);
    if (!faults.has(line)) faults.set(line, sentenceOf(error));
  }
  if (faults.size > 0)
    return { value: undefined, source, faults: [...faults].map(([line, sentence]) => ({ line, sentence })) };
  try {
    return { value: document.toJS(), source, faults: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { value: undefined, source, faults: [{ line: firstLine, sentence: sentenceOf({ message }) }] };
  }
}

/** Of what is not there itself, the line of what it would stand in; undefined where that is the whole file. */
function offsetOf(
  contents: Node | null,
  path: readonly PropertyKey[],
  lineAt: (offset: number) => number,
): number | undefined {
  let node: unknown = contents;
  let at: number | undefined;
  for (const step of path) {
    const next = stepInto(node, step);
    if (!next) break;
    at = next.at ?? at;
    node = next.node;
  }
  return at === undefined ? undefined : lineAt(at);
}

function stepInto(node: unknown, step: PropertyKey): { node: unknown; at: number | undefined } | undefined {
  if (isSeq<Node>(node) && typeof step === 'number') {
    const item = node.items[step];
    return item && { node: item, at: item.range?.[0] };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
  return pair && { node: pair.value, at: isScalar(pair.key) ? pair.key.range?.[0] : undefined };
}

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The first line that has these words, and not as a part of longer ones. */
function lineWith(text: string, words: string): number | undefined {
  if (words === '') return undefined;
  const before = /^[a-z0-9]/.test(words) ? '(?<![a-z0-9-])' : '';
  const after = /[a-z0-9]$/.test(words) ? '(?![a-z0-9-])' : '';
  const at = text.search(new RegExp(`${before}${escaped(words)}${after}`));
  return at < 0 ? undefined : text.slice(0, at).split('\n').length;
}
