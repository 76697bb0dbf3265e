/** A story whose text tells of the choices of a list, whatever it is called: a best list, a buying guide. */
import type { Article } from '@masthead/model';
import type { FeatureName, PageFeatures } from '@masthead/rules';
import { blocksByPart } from '../../presentation/body/bodies.ts';
import type { ShowForm } from '../article/show-form.ts';
import { type Folding, sectionsOf } from './sections.ts';

export const listsProducts = ({ listicles }: Article): boolean => listicles.some(({ items }) => items.length > 0);

/** A list that is told in brief only is a story like others. */
export const bestListForm: ShowForm = (article, data, _context, features, text) => {
  const { body, ...rest } = data;
  if (body.every(({ kind }) => kind !== 'cnetlisticle')) return { content: { page: 'article', data } };
  return {
    content: {
      page: 'best-list',
      data: { ...rest, sections: sectionsOf(body, blocksByPart(text, article.id), foldingOf(features)) },
    },
  };
};

/** Where screens are small, less of a text stands before it is folded. */
function foldingOf(features: PageFeatures<FeatureName>): Folding {
  if (!features.isOn('listicleDrawer')) return 'none';
  return features.isOn('listicleTruncation') ? 'early' : 'late';
}
