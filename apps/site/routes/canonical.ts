/** The canonical path of a page: that of its route's canonical route, or its own, with the same params, in its edition. */
import { pathFromParams } from '@masthead/urls';
import type { Match } from './match.ts';

/** The only edition there is has no prefix. */
const EDITION_PREFIXES = { us: '' } as const;
export type Edition = keyof typeof EDITION_PREFIXES;

export const canonicalPath = ({ route, params }: Match, edition: Edition = 'us'): string =>
  EDITION_PREFIXES[edition] + pathFromParams(route.meta.canonicalRoute ?? route.address, params);
