/**
 * Nodes of HTML to blocks. What is not known here is not in the tree: a tag goes and its words stay. Elements stand
 * between blocks: one within a paragraph ends it, one within a quote parts it, one within a list or a table follows it.
 */
import type { AddressOfStory } from './address.ts';
import { shortcodeInLine, strayShortcode } from './brackets.ts';
import type { Element } from './elements/registry.ts';
import { readShortcode, type Shortcode } from './elements/shortcode.ts';
import { Flow, type LeafKind, type OpenWrap, type Piece, type ReadRun } from './flow.ts';
import { MOST_ELEMENTS } from './limits.ts';
import type { Notes } from './notes.ts';
import type { HtmlNode, TagNode } from './parse-html.ts';
import { inlineText } from './plain-inlines.ts';
import { readTable } from './read-table.ts';
import { type BlockTag, becomesParagraph, noteAttributes, tagClass } from './tags.ts';
import type { Aside, Block, Figure, Inline, Quote } from './tree.ts';
import { runsIn } from './walk.ts';
import { isWrap, mayOpen, wrapOf } from './wraps.ts';

export const blocksOf = (nodes: readonly HtmlNode[], notes: Notes, addressOf?: AddressOfStory): Piece[] =>
  new Builder(notes, addressOf).pieces(nodes, 'words', []);

/** Where words go. */
interface Place {
  flow: Flow;
  leaf: LeafKind;
  /** The looks that are open. */
  wraps: readonly OpenWrap[];
}

class Builder {
  readonly #notes: Notes;
  readonly #addressOf: AddressOfStory | undefined;
  #shortcodes = 0;
  /** Where the tag begins that was read last: what is written in brackets stands after it. */
  #lastTag = 0;

  constructor(notes: Notes, addressOf: AddressOfStory | undefined) {
    this.#notes = notes;
    this.#addressOf = addressOf;
  }

  pieces(nodes: readonly HtmlNode[], leaf: LeafKind, wraps: readonly OpenWrap[]): Piece[] {
    const flow = new Flow(this.#readRun);
    this.#fill(nodes, { flow, leaf, wraps });
    return flow.end();
  }

  #fill(nodes: readonly HtmlNode[], place: Place): void {
    const { flow, leaf, wraps } = place;
    for (const node of nodes) {
      if (typeof node === 'string') flow.inline(node, leaf, wraps);
      else this.#tag(node, place);
    }
  }

  #tag(node: TagNode, place: Place): void {
    const { flow, leaf, wraps } = place;
    this.#lastTag = node.at;
    noteAttributes(node, this.#notes);
    const known = isWrap(node) ? 'wrap' : tagClass(node.tag);
    switch (known) {
      case 'wrap':
        this.#fill(node.children, { ...place, wraps: this.#within(node, wraps) });
        break;
      case 'break':
        flow.inline({ kind: 'br' }, leaf, wraps);
        break;
      case 'paragraph':
      case 2:
      case 3:
        if (becomesParagraph(node.tag)) this.#notes.drop('tag', node.tag, node.at);
        flow.endRun();
        this.#fill(node.children, { ...place, leaf: known });
        flow.endRun();
        break;
      case 'shortcode':
        flow.add(this.#elements(node.attributes, node));
        this.#fill(node.children, place);
        break;
      case 'silent':
        this.#notes.drop('tag', node.tag, node.at);
        break;
      case 'unknown':
        this.#notes.drop('tag', node.tag, node.at);
        this.#fill(node.children, place);
        break;
      default:
        flow.add(this.#blocks(known, node, wraps));
    }
  }

  #blocks(known: BlockTag, node: TagNode, wraps: readonly OpenWrap[]): Piece[] {
    switch (known) {
      case 'rule':
        return [{ kind: 'rule' }];
      case 'quote':
      case 'aside':
        return parted(this.pieces(node.children, 'words', wraps), (inside) => ({ kind: known, inside }));
      case 'figure':
        return this.#figure(node, wraps);
      case 'list':
        return this.#list(node, wraps);
      case 'table':
        return this.#table(node, wraps);
    }
  }

  /** The looks that are open within a tag. */
  #within(node: TagNode, wraps: readonly OpenWrap[]): readonly OpenWrap[] {
    const wrap = wrapOf(node, this.#notes, this.#addressOf);
    if (wrap && mayOpen(wrap, wraps)) return [...wraps, wrap];
    if (wrap) this.#notes.drop('nesting', node.tag, node.at);
    return wraps;
  }

  #figure({ children }: TagNode, wraps: readonly OpenWrap[]): Piece[] {
    const isCaption = (node: HtmlNode): boolean => typeof node !== 'string' && node.tag === 'figcaption';
    const captions = this.pieces(children.filter(isCaption), 'words', wraps);
    const pieces = this.pieces(
      children.filter((node) => !isCaption(node)),
      'words',
      wraps,
    );
    const caption = inlinesOf(captions);
    const figures = parted(pieces, (inside): Figure => ({ kind: 'figure', inside }));
    const last = figures.at(-1);
    if (caption.length === 0) return [...figures, ...elementsOf(captions)];
    const captioned: Figure = { kind: 'figure', inside: last?.kind === 'figure' ? last.inside : [], caption };
    const before = last?.kind === 'figure' ? figures.slice(0, -1) : figures;
    return [...before, captioned, ...elementsOf(captions)];
  }

  #list({ tag, children }: TagNode, wraps: readonly OpenWrap[]): Piece[] {
    const items: Piece[][] = [];
    let loose: HtmlNode[] = [];
    const endLoose = (): void => {
      items.push(this.pieces(loose, 'words', wraps));
      loose = [];
    };
    for (const node of children) {
      if (typeof node === 'string' || node.tag !== 'li') loose.push(node);
      else {
        endLoose();
        items.push(this.pieces(node.children, 'words', wraps));
      }
    }
    endLoose();
    const written = items.map(blocksIn).filter((item) => item.length > 0);
    const list: Block[] = written.length > 0 ? [{ kind: 'list', ordered: tag === 'ol', items: written }] : [];
    return [...list, ...elementsOf(items.flat())];
  }

  #table(node: TagNode, wraps: readonly OpenWrap[]): Piece[] {
    const after: Piece[] = [];
    const read = (nodes: readonly HtmlNode[]): Piece[] => {
      const pieces = this.pieces(nodes, 'words', wraps);
      after.push(...elementsOf(pieces));
      return pieces;
    };
    const { table, stray } = readTable(node, {
      blocks: (nodes) => blocksIn(read(nodes)),
      inlines: (nodes) => inlinesOf(read(nodes)),
    });
    const strays = this.pieces(stray, 'paragraph', wraps);
    const isEmpty = table.head.length + table.body.length === 0 && !table.caption;
    return [...(isEmpty ? [] : [table]), ...after, ...strays];
  }

  /** None when it is wrong. */
  #elements(shortcode: Shortcode, { unclosed, at }: Pick<TagNode, 'unclosed' | 'at'>): Element[] {
    this.#shortcodes += 1;
    if (this.#shortcodes > MOST_ELEMENTS) {
      this.#notes.refuse('', `The text has more than ${MOST_ELEMENTS} elements`);
      return [];
    }
    const { element, wrong, unknown } = readShortcode(shortcode);
    for (const sentence of wrong) this.#notes.refuse(shortcode.shortcode ?? '', sentence);
    for (const attribute of unknown) this.#notes.drop('attribute', `${shortcode.shortcode} ${attribute}`, at);
    if (unclosed && element)
      this.#notes.refuse(shortcode.shortcode ?? '', `The shortcode ${shortcode.shortcode} is not closed`);
    return element ? [element] : [];
  }

  /** A line may be a shortcode in its other spelling. */
  readonly #readRun: ReadRun = (inlines) => {
    const line = inlines.every((inline) => typeof inline === 'string') ? inlineText(inlines) : '';
    const shortcode = line.includes('[') ? shortcodeInLine(line) : undefined;
    if (shortcode) return this.#elements(shortcode, { unclosed: false, at: this.#lastTag });
    const stray = strayShortcode(inlines);
    if (stray) this.#notes.refuse(stray.shortcode, stray.sentence);
    return undefined;
  };
}

/** Without the elements; loose words on both sides of one are not one run without it. */
function blocksIn(pieces: readonly Piece[]): Block[] {
  const blocks: Block[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'element') continue;
    const follows = piece.kind === 'words' && blocks.at(-1)?.kind === 'words';
    blocks.push(follows ? { kind: 'paragraph', inside: piece.inside } : piece);
  }
  return blocks;
}

const elementsOf = (pieces: readonly Piece[]): Element[] => pieces.filter((piece) => piece.kind === 'element');

/** What holds blocks ends before each element in it and goes on after it. */
function parted(pieces: readonly Piece[], around: (inside: Block[]) => Quote | Aside | Figure): Piece[] {
  const parts: Piece[] = [];
  let inside: Block[] = [];
  const end = (): void => {
    if (inside.length > 0) parts.push(around(inside));
    inside = [];
  };
  for (const piece of pieces) {
    if (piece.kind !== 'element') inside.push(piece);
    else {
      end();
      parts.push(piece);
    }
  }
  end();
  return parts;
}

/** The words of blocks where only words may stand: what was a line of its own stays one. */
const inlinesOf = (pieces: readonly Piece[]): Inline[] =>
  [...runsIn(blocksIn(pieces))].flatMap(({ inside }, index): Inline[] =>
    index === 0 ? inside : [{ kind: 'br' }, ...inside],
  );
