/** A newsletter by its slug. */
import { pathTo } from '@masthead/urls';
import { z } from 'zod';
import type { NewsletterBoxData } from '../../components/body/newsletter/data.ts';
import { sentOn } from '../view/newsletter.ts';
import { element, found, key } from './element.ts';

export const newsletter = element(z.object({ slug: key }), ({ slug }, { data }): NewsletterBoxData | undefined => {
  const letter = found(data?.newsletters, slug);
  if (!letter) return undefined;
  const { name, tagline } = letter;
  return { slug, name, tagline, sent: sentOn(letter), href: pathTo('newsletters', {}) };
});
