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

  function warnOnce({ id, story = id }: BodySource, shortcode: string, why: { reason: string } | { error: unknown }) {
    const name = `${story} ${shortcode}`;
    if (told.has(name)) return;
    told.set(name, true);
    logger.warn('A shortcode was left out', { story, shortcode, ...why });
  }

  function elementOf({ element, heading }: ElementPiece, id: string, source: BodySource): ElementPart | undefined {
    try {
      const part = shown(element, id, { ...source, view, content, heading });
      if (!part) warnOnce(source, element.name, { reason: 'It has nothing to show' });
      return part;
    } catch (error) {
      warnOnce(source, element.name, { error });
      return undefined;
    }
  }

  return {
    of({ pieces, headings, wrong }, source) {
      for (const { shortcode, sentence } of wrong) warnOnce(source, shortcode, { reason: sentence });
      return pieces.flatMap((piece, index): BodyPart[] => {
        const id = partId(source.id, index);
        if (piece.kind === 'text') return [textPart(id, piece)];
        const part = elementOf(piece, id, { headings, ...source });
        return part ? [part] : [];
      });
    },
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

function shown<Name extends ElementName>(
  { name, attributes }: Element<Name>,
  id: string,
  source: Told,
): ElementPart<Name> | undefined {
  const data = elements[name](attributes, source);
  return data && { kind: name, id, data };
}
