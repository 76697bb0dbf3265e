/** The front page: on its first page the editors' package and whatever else its layout places, and the river. */
import { notFound } from '@masthead/runtime';
import { frontArrangement } from '../../documents/arrangements.ts';
import { type FeatureComponent, FRONT_FEATURE } from '../../documents/standing.ts';
import { readArrangement } from '../../repositories/arrangements.ts';
import { RIVER } from '../../repositories/listings.ts';
import { standingDocument } from '../../repositories/standing.ts';
import { wireComponent } from '../../wire/component.ts';
import { doorHref } from '../doors.ts';
import { composeFrontPackage, headStoryIds } from '../front-package.ts';
import { listComponent, pageRange } from '../listing-component.ts';
import { featureComponent, placesShown } from './feature.ts';
import { fillPlaces } from './feature-places.ts';
import type { Composer } from './page-request.ts';

/** The places that the river and the package fill. */
const RIVER_AND_PACKAGE: readonly string[] = ['river', 'package', 'picks', 'best', 'sister'];

const isOwn = ({ family, slug }: FeatureComponent): boolean => family === 'front' && RIVER_AND_PACKAGE.includes(slug);

export const composeFront: Composer = async (request) => {
  const { db, slug, pageNumber, site } = request;
  if (slug !== 'home') throw notFound();
  const [arrangement, feature] = await Promise.all([
    readArrangement(db, 'front', frontArrangement),
    standingDocument(db, 'feature', FRONT_FEATURE),
  ]);
  const pack = arrangement && (await composeFrontPackage(db, arrangement));
  const places = feature && placesShown(feature);
  const hasHead = !places || places.some((place) => isOwn(place) && place.slug === 'package');
  const river = await listComponent(db, {
    name: 'river',
    listing: RIVER,
    title: 'Latest',
    ...pageRange(pageNumber),
    except: pack && hasHead ? headStoryIds(pack) : [],
    href: doorHref(site, 'door', 'river'),
  });
  if (pageNumber > 1) return [river];
  const laidOut = feature
    ? [
        await featureComponent(db, feature),
        ...(await fillPlaces(
          placesShown(feature).filter((place) => !isOwn(place)),
          request,
        )),
      ]
    : [];
  return [...laidOut, ...(pack ? [wireComponent('package', 'HERO', pack)] : []), river];
};
