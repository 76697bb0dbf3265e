/** A gallery by its id. */
import { z } from 'zod';
import type { GalleryCardData } from '../../components/body/gallery/data.ts';
import { element, found, key } from './element.ts';

const SHOWN = 4;

export const gallery = element(
  z.object({ story: key }),
  ({ story: id }, { data, view }): GalleryCardData | undefined => {
    const story = found(data?.stories, id);
    if (story?.kind !== 'gallery') return undefined;
    const pictures = found(data?.galleries, id) ?? (story.image ? [story.image] : []);
    return {
      headline: story.headline,
      href: view.card(story).href,
      count: story.pictures ?? 0,
      pictures: pictures.slice(0, SHOWN).map((picture) => view.picture(picture, 'sheet')),
    };
  },
);
