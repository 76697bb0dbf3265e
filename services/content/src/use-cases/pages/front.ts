/**
 * The front page: on its first page the editors' package and whatever else its layout places, and the river. First it is
 * found what all of these show, then the stories are fetched together.
 */
import { MOST_READ } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { frontArrangement } from '../../documents/arrangements.ts';
import { type FeatureComponent, FRONT_FEATURE } from '../../documents/standing.ts';
import { readArrangement } from '../../repositories/arrangements.ts';
import { listingPage, RIVER } from '../../repositories/listings.ts';
import { standingDocument } from '../../repositories/standing.ts';
import { wireComponent } from '../../wire/component.ts';
import { productsOf } from '../deals.ts';
import { doorHref } from '../doors.ts';
import { bestIds, findPackage, packageIds, placedIds, wirePackage } from '../front-package.ts';
import { listComponent, listOf, pageRange } from '../listing-component.ts';
import { SPARE } from '../most-read-list.ts';
import { listedStories } from '../summaries.ts';
import { featureComponent, placesShown } from './feature.ts';
import { fillPlaces } from './feature-places.ts';
import { dealIds, fillFrontPlaces, findForPlaces, findIds } from './front-places.ts';
import type { Composer } from './page-request.ts';

/** The places that the river and the package fill. */
const RIVER_AND_PACKAGE: readonly string[] = ['river', 'package', 'picks', 'best', 'sister'];

/** What stands on a front page that nobody laid out, besides those. */
const UNLAID: readonly FeatureComponent[] = [
  { id: MOST_READ, family: 'front', view: 'list', slug: MOST_READ, hidden: false },
];

/** Stories on one page of the river. */
const RIVER_PAGE_SIZE = 12;

const isFront = ({ family }: FeatureComponent): boolean => family === 'front';
const isOwn = (place: FeatureComponent): boolean => isFront(place) && RIVER_AND_PACKAGE.includes(place.slug);

export const composeFront: Composer = async (request) => {
  const { db, slug, pageNumber, site } = request;
  if (slug !== 'home') throw notFound();
  const [arrangement, feature] = await Promise.all([
    readArrangement(db, 'front', frontArrangement),
    standingDocument(db, 'feature', FRONT_FEATURE),
  ]);
  const places = feature && placesShown(feature);
  const shown = places?.filter(isFront).map((place) => place.slug) ?? [...RIVER_AND_PACKAGE, MOST_READ];
  const [found, finds] = await Promise.all([
    arrangement && findPackage(db, arrangement),
    findForPlaces(db, pageNumber === 1 ? shown : []),
  ]);
  const query = {
    name: 'river',
    listing: RIVER,
    title: 'Latest',
    ...pageRange(pageNumber, RIVER_PAGE_SIZE),
    except: found ? placedIds(found, shown) : [],
    href: doorHref(site, 'door', 'river'),
  };
  if (pageNumber > 1) return [await listComponent(db, query)];

  // One question for both: what stands in the river, and what comes after it.
  const newest = await listingPage(db, { ...query, limit: query.limit + SPARE });
  const [river, alsoNew] = [newest.ids.slice(0, query.limit), newest.ids.slice(query.limit)];
  const detailed = [...(found ? bestIds(found) : []), ...dealIds(finds)];
  const stories = await listedStories(
    db,
    [...(found ? packageIds(found) : []), ...newest.ids, ...findIds(finds)],
    detailed,
  );
  const products = await productsOf(
    db,
    detailed.flatMap((id) => stories.get(id) ?? []),
  );
  const pack = found && wirePackage(found, stories, products);
  const others = places?.filter((place) => !isOwn(place)) ?? (pack ? UNLAID : []);
  const fill = fillFrontPlaces(site, { finds, alsoNew, stories, products });
  const laidOut = [
    ...(feature ? [await featureComponent(db, feature)] : []),
    ...(await fillPlaces(others, request, fill)),
  ];
  const riverStories = river.flatMap((id) => stories.get(id)?.summary ?? []);
  return [
    ...laidOut,
    ...(pack ? [wireComponent('package', 'HERO', pack)] : []),
    listOf(query, riverStories, newest.total),
  ];
};
