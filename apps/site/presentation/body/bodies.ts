/**
 * Prepared texts to the parts that pages show. A shortcode that nobody knows, that is broken or that has nothing to
 * show is left out and told once; it never costs the page anything else.
 */
import type { Logger } from '@masthead/runtime';
import { LRUCache } from 'lru-cache';
import type { Body, BodyPart, ElementName, ElementPart } from '../../components/body/body-part.ts';
import type { ContentClient } from '../../content-api/client.ts';
import type { View } from '../view/view.ts';
import { hasCommerceLink } from './commerce-link.ts';
import type { BodySource, Told } from './element.ts';
import { elementNamed, elements } from './elements.ts';
import type { PreparedBody } from './headings.ts';
import type { ShortcodePiece } from './split.ts';

export interface Bodies {
  of(text: PreparedBody, source: BodySource): Body;
}

interface BodyTools {
  view: View;
  content: Pick<ContentClient, 'pathOf'>;
  logger: Logger;
}

const MOST_REMEMBERED = 2000;
/** No element has a longer name, and logs need none. */
const LONGEST_NAME = 60;

export function createBodies({ view, content, logger }: BodyTools): Bodies {
  const told = new LRUCache<string, true>({ max: MOST_REMEMBERED });

  function warnOnce({ id, story = id }: BodySource, shortcode: string, why: { reason: string } | { error: unknown }) {
    const name = `${story} ${shortcode}`;
    if (told.has(name)) return;
    told.set(name, true);
    logger.warn('A shortcode was left out', { story, shortcode, ...why });
  }

  function elementOf(piece: PreparedShortcode, id: string, source: BodySource): ElementPart | undefined {
    const shortcode = (piece.attributes.shortcode ?? '').slice(0, LONGEST_NAME);
    const kind = elementNamed(shortcode);
    try {
      const part = kind && shown(kind, id, piece, { ...source, view, content, heading: piece.heading });
      if (!part) warnOnce(source, shortcode, { reason: kind ? 'It has nothing to show' : 'It is unknown' });
      return part;
    } catch (error) {
      warnOnce(source, shortcode, { error });
      return undefined;
    }
  }

  return {
    of: ({ pieces, headings }, source) =>
      pieces.flatMap((piece, index): BodyPart[] => {
        const id = index === 0 ? `text-${source.id}` : `text-${source.id}-part-${index}`;
        if (piece.kind === 'text') return [textPart(id, piece.html)];
        const part = elementOf(piece, id, { headings, ...source });
        return part ? [part] : [];
      }),
  };
}

const textPart = (id: string, bodyHtml: string): BodyPart => ({
  kind: 'text',
  id,
  bodyHtml,
  ...(hasCommerceLink(bodyHtml) && { earns: true }),
});

type PreparedShortcode = Extract<PreparedBody['pieces'][number], ShortcodePiece>;

function shown<Name extends ElementName>(
  kind: Name,
  id: string,
  { attributes }: PreparedShortcode,
  told: Told,
): ElementPart<Name> | undefined {
  const data = elements[kind].show(attributes, told);
  return data && { kind, id, data };
}
