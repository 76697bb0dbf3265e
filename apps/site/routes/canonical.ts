/** The canonical path of a page: that of its route's canonical route, or its own, with the same params. */
import { type Address, addresses } from '@masthead/urls';
import type { Match } from './match.ts';

export function canonicalPath({ route, params }: Match): string {
  const address: Address = addresses[route.meta.canonicalRoute ?? route.address];
  return address.path(params);
}
