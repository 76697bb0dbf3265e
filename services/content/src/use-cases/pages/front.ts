/** The front page: the editors' package on the first page, and the river. */
import { notFound } from '@masthead/runtime';
import { frontArrangement } from '../../documents/arrangements.ts';
import { readArrangement } from '../../repositories/arrangements.ts';
import { RIVER } from '../../repositories/listings.ts';
import { wireComponent } from '../../wire/component.ts';
import { doorHref } from '../doors.ts';
import { composeFrontPackage, headStoryIds } from '../front-package.ts';
import { listComponent, pageRange } from '../listing-component.ts';
import type { Composer } from './page-request.ts';

export const composeFront: Composer = async ({ db, slug, pageNumber, site }) => {
  if (slug !== 'home') throw notFound();
  const arrangement = await readArrangement(db, 'front', frontArrangement);
  const pack = arrangement && (await composeFrontPackage(db, arrangement));
  const river = await listComponent(db, {
    name: 'river',
    listing: RIVER,
    title: 'Latest',
    ...pageRange(pageNumber),
    except: pack ? headStoryIds(pack) : [],
    href: doorHref(site, 'door', 'river'),
  });
  return pack && pageNumber === 1 ? [wireComponent('package', 'HERO', pack), river] : [river];
};
