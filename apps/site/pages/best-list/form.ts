/** A story whose text tells of the choices of a list, whatever it is called: a best list, a buying guide. */
import { type Article, isBestList } from '@masthead/model';
import type { FeatureName, PageFeatures } from '@masthead/rules';
import type { BestSection } from '../../components/best/sections.ts';
import { blocksByPart } from '../../presentation/body/bodies.ts';
import type { ShowForm } from '../article/show-form.ts';
import type { BestListPageData } from './data.ts';
import { picksFirst, placesInOrder } from './picks-first.ts';
import { type Folding, sectionsOf } from './sections.ts';

export const listsProducts = ({ listicles }: Article): boolean => listicles.some(({ items }) => items.length > 0);

/** A list that is told in brief only is a story like others. */
export const bestListForm: ShowForm = (article, data, _context, features, text) => {
  const { body, ...rest } = data;
  if (body.every(({ kind }) => kind !== 'cnetlisticle')) return { content: { page: 'article', data } };
  const sections = sectionsOf(body, blocksByPart(text, article.id), foldingOf(features));
  // A guide that also recommends something is told in its own order.
  const shown = isBestList(article) ? beginningWithPicks(rest, sections) : { ...rest, sections };
  return { content: { page: 'best-list', data: shown } };
};

/** The picture of the first choice stands for the story's. */
function beginningWithPicks(data: Omit<BestListPageData, 'sections'>, sections: BestSection[]): BestListPageData {
  const { picture: _picture, ...story } = data.story;
  return {
    ...data,
    story,
    sections: picksFirst(sections),
    ...(data.contents && { contents: placesInOrder(data.contents) }),
  };
}

/** Where screens are small, less of a text stands before it is folded. */
function foldingOf(features: PageFeatures<FeatureName>): Folding {
  if (!features.isOn('listicleDrawer')) return 'none';
  return features.isOn('listicleTruncation') ? 'early' : 'late';
}
