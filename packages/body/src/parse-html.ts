/**
 * HTML to nodes, by a real parser and within limits: text that is too long, too deep or has too many tags is not read
 * further, so that reading costs no more than the length of a text, whatever it is.
 */
import { Parser } from 'htmlparser2';
import { MOST_DEPTH, MOST_LETTERS, MOST_TAGS } from './limits.ts';

export interface TagNode {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
  /** Nobody wrote its end. */
  unclosed: boolean;
  /** Where in the text it begins. */
  at: number;
}

export type HtmlNode = string | TagNode;

export interface ParsedHtml {
  /** As far as it was read. */
  nodes: HtmlNode[];
  /** Why it was not read to its end. */
  refused?: string;
}

class TooMuch extends Error {}

export function parseHtml(html: string): ParsedHtml {
  const root: TagNode = { tag: '', attributes: {}, children: [], unclosed: false, at: 0 };
  try {
    if (html.length > MOST_LETTERS) throw new TooMuch(`The text is longer than ${MOST_LETTERS} characters`);
    readInto(root, html);
    return { nodes: root.children };
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    return { nodes: root.children, refused: error.message };
  }
}

function readInto(root: TagNode, html: string): void {
  const open: TagNode[] = [root];
  let tags = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      tags += 1;
      if (tags > MOST_TAGS) throw new TooMuch(`The text has more than ${MOST_TAGS} tags`);
      // The parser itself looks through all that is open at each tag.
      if (open.length > MOST_DEPTH) throw new TooMuch(`The text is nested more than ${MOST_DEPTH} levels deep`);
      const node: TagNode = { tag, attributes, children: [], unclosed: false, at: parser.startIndex };
      open.at(-1)?.children.push(node);
      open.push(node);
    },
    ontext: (text) => addText((open.at(-1) ?? root).children, text),
    onclosetag(_tag, implied) {
      const node = open.pop();
      if (node) node.unclosed = implied;
    },
  });
  parser.end(html);
}

/** A character reference comes by itself: it goes on with the text before it. */
function addText(nodes: HtmlNode[], text: string): void {
  const last = nodes.at(-1);
  if (typeof last === 'string') nodes[nodes.length - 1] = last + text;
  else nodes.push(text);
}
