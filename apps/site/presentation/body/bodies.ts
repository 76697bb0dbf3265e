/**
 * Prepared texts to the parts that pages show. A shortcode that is wrong or that has nothing to show is left out and
 * told once; it never costs the page anything else.
 */
import type { Element, ElementName } from '@masthead/body';
import type { Logger } from '@masthead/runtime';
import { LRUCache } from 'lru-cache';
import type { Body, BodyPart, ElementPart } from '../../components/body/body-part.ts';
import type { ContentClient } from '../../content-api/client.ts';
import type { View } from '../view/view.ts';
import type { BodySource, Told } from './element.ts';
import { elements } from './elements.ts';
import type { ElementPiece, PreparedBody, TextPiece } from './headings.ts';
import type { ShownBlock } from './shown-block.ts';

export interface Bodies {
  of(text: PreparedBody, source: BodySource): Body;
}

interface BodyTools {
  view: View;
  content: Pick<ContentClient, 'pathOf'>;
  logger: Logger;
}

const MOST_REMEMBERED = 2000;

export function createBodies({ view, content, logger }: BodyTools): Bodies {
  const told = new LRUCache<string, true>({ max: MOST_REMEMBERED });
  /** As each text was last shown: pages of one story differ by little else than its text. */
  const kept = new WeakMap<PreparedBody, ShownBody>();

  function warnOnce({ id, story = id }: BodySource, shortcode: string, why: { reason: string } | { error: unknown }) {
    const name = `${story} ${shortcode}`;
    if (told.has(name)) return;
    told.set(name, true);
    logger.warn('A shortcode was left out', { story, shortcode, ...why });
  }

  function elementOf({ element, heading }: ElementPiece, id: string, source: BodySource): Timed<ElementPart> {
    const told = timed({ ...source, view, content, heading });
    try {
      const part = shown(element, id, told);
      if (!part) warnOnce(source, element.name, { reason: 'It has nothing to show' });
      return { part, goesByClock: told.askedTime() };
    } catch (error) {
      warnOnce(source, element.name, { error });
      return { part: undefined, goesByClock: told.askedTime() };
    }
  }

  function partsOf({ pieces, headings }: PreparedBody, source: BodySource): ShownBody {
    let ads = 0;
    const parts = pieces.map((piece, index): Timed<BodyPart> => {
      const id = partId(source.id, index);
      if (piece.kind === 'element') return elementOf(piece, id, { headings, ...source });
      const part = piece.kind === 'text' ? textPart(id, piece) : adPart(id, ++ads);
      return { part, goesByClock: false };
    });
    return {
      source,
      body: parts.flatMap(({ part }) => part ?? []),
      goesByClock: parts.some(({ goesByClock }) => goesByClock),
    };
  }

  return {
    of(text, source) {
      const known = kept.get(text);
      if (known && isSame(known, source)) return known.body;
      for (const { shortcode, sentence } of text.wrong) warnOnce(source, shortcode, { reason: sentence });
      const made = partsOf(text, source);
      kept.set(text, made);
      return made.body;
    },
  };
}

/** A body, what it was made of, and whether what time it is made a difference. */
interface ShownBody {
  source: BodySource;
  body: Body;
  goesByClock: boolean;
}

function isSame({ source, goesByClock }: ShownBody, other: BodySource): boolean {
  const { now: then, ...known } = source;
  const { now, ...asked } = other;
  return (!goesByClock || now === then) && hasSameFields(known, asked);
}

function hasSameFields(one: object, other: object): boolean {
  const fields = new Map(Object.entries(other));
  const own = Object.entries(one);
  return own.length === fields.size && own.every(([name, value]) => fields.has(name) && fields.get(name) === value);
}

interface Timed<Part> {
  part: Part | undefined;
  goesByClock: boolean;
}

/** Notices who asks what time it is, so that nobody has to declare it. */
function timed({ now, ...rest }: Told): Told & { askedTime(): boolean } {
  let asked = false;
  return {
    ...rest,
    get now() {
      asked = true;
      return now;
    },
    askedTime: () => asked,
  };
}

const partId = (text: string, index: number): string => (index === 0 ? `text-${text}` : `text-${text}-part-${index}`);

/** The blocks of a text's parts by the parts' names, for who cuts them. */
export const blocksByPart = ({ pieces }: PreparedBody, textId: string): ReadonlyMap<string, readonly ShownBlock[]> =>
  new Map(
    pieces.flatMap((piece, index) => (piece.kind === 'text' ? [[partId(textId, index), piece.blocks] as const] : [])),
  );

const textPart = (id: string, { blocks }: TextPiece): BodyPart => ({
  kind: 'text',
  id,
  bodyHtml: blocks.map(({ html }) => html).join(''),
  ...(blocks.some(({ earns }) => earns) && { earns: true }),
});

const adPart = (id: string, number: number): BodyPart => ({ kind: 'ad', id, number });

function shown<Name extends ElementName>(
  { name, attributes }: Element<Name>,
  id: string,
  source: Told,
): ElementPart<Name> | undefined {
  const data = elements[name](attributes, source);
  return data && { kind: name, id, data };
}
