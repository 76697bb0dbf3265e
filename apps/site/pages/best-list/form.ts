/** A story whose text tells of the choices of a list, whatever it is called: a best list, a buying guide. */
import type { Article } from '@masthead/model';
import type { ShowForm } from '../article/forms.ts';
import { sectionsOf } from './sections.ts';

export const listsProducts = ({ listicles }: Article): boolean => listicles.some(({ items }) => items.length > 0);

/** A list that is told in brief only is a story like others. */
export const bestListForm: ShowForm = (_article, data) => {
  const { body, ...rest } = data;
  if (body.every(({ kind }) => kind !== 'cnetlisticle')) return { content: { page: 'article', data } };
  return { content: { page: 'best-list', data: { ...rest, sections: sectionsOf(body) } } };
};
