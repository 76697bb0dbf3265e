/** A newsletter by its slug. */
import { pathTo } from '@masthead/urls';
import { sentOn } from '../view/newsletter.ts';
import { found, type Show } from './element.ts';

export const newsletter: Show<'newsletter'> = ({ slug }, { data }) => {
  const letter = found(data?.newsletters, slug);
  if (!letter) return undefined;
  const { name, tagline } = letter;
  return { slug, name, tagline, sent: sentOn(letter), href: pathTo('newsletters', {}) };
};
