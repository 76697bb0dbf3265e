/** A gallery by its id. */
import { found, type Show } from './element.ts';

const SHOWN = 4;

export const gallery: Show<'gallery'> = ({ story: id }, { data, view }) => {
  const story = found(data?.stories, id);
  if (story?.kind !== 'gallery') return undefined;
  const pictures = found(data?.galleries, id) ?? (story.image ? [story.image] : []);
  return {
    headline: story.headline,
    href: view.card(story).href,
    count: story.pictures ?? 0,
    pictures: pictures.slice(0, SHOWN).map((picture) => view.picture(picture, 'sheet')),
  };
};
