/** A page that editors laid out: its layout, and a component for each place in it that readers see. */
import { toContentDate, typeNameOf } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { type FeatureCell, type FeatureComponent, FRONT_FEATURE } from '../../documents/standing.ts';
import { type Standing, standingDocument } from '../../repositories/standing.ts';
import { picturesById } from '../../repositories/stories.ts';
import { topicsBySlug } from '../../repositories/topics.ts';
import type { ContentDb } from '../../schema.ts';
import { type WireComponent, wireComponent } from '../../wire/component.ts';
import { wirePicture } from '../../wire/picture.ts';
import { wireTopic } from '../../wire/topic.ts';
import { fillPlaces } from './feature-places.ts';
import type { Composer } from './page-request.ts';

const TYPE_NAMES: Readonly<Record<FeatureComponent['family'], string>> = {
  listing: typeNameOf('topic'),
  collection: typeNameOf('collection'),
  story: typeNameOf('article'),
  gallery: typeNameOf('gallery'),
  video: typeNameOf('video'),
  text: 'content_text',
  newsletter: 'content_newsletter',
  front: 'content_front',
};

export const composeFeature: Composer = async (request) => {
  const { db, slug } = request;
  const feature = slug === FRONT_FEATURE ? undefined : await standingDocument(db, 'feature', slug);
  if (!feature) throw notFound();
  return [await featureComponent(db, feature), ...(await fillPlaces(placesShown(feature), request))];
};

/** What a laid-out page is, without what fills it. */
export async function featureComponent(db: ContentDb, feature: Standing<'feature'>): Promise<WireComponent> {
  const [topics, pictures] = await Promise.all([topicsBySlug(db, feature.topics), picturesById(db, [feature.picture])]);
  return wireComponent('feature', 'Feature', {
    id: feature.slug,
    name: feature.name,
    slug: feature.slug,
    description: feature.description,
    viewType: feature.viewType,
    dateModified: toContentDate(feature.modifiedAt),
    seoOgImage: wirePicture(pictures, feature.picture),
    topics: feature.topics.flatMap((topic) => topics.get(topic) ?? []).map((row, index) => wireTopic(row, index === 0)),
    layout: feature.layout.map(wireCell),
  });
}

/** The places that readers see, in the editors' order. */
export const placesShown = ({ layout }: Standing<'feature'>): FeatureComponent[] => layout.flatMap(visiblePlaces);

type WireCell = Omit<FeatureCell, 'components' | 'children'> & { components: unknown[]; children: WireCell[] };

const wireCell = ({ components, children, ...cell }: FeatureCell): WireCell => ({
  ...cell,
  components: components.map(({ family, ...component }) => ({
    ...component,
    familyName: family,
    typeName: TYPE_NAMES[family],
  })),
  children: children.map(wireCell),
});

const visiblePlaces = ({ components, children }: FeatureCell): FeatureComponent[] => [
  ...components.filter(({ hidden }) => !hidden),
  ...children.flatMap(visiblePlaces),
];
