/** The brand that a page of a route wears, for parts of it that set its colours anew. */
import type { AddressName } from '@masthead/urls';
import { type BrandKey, DEFAULT_BRAND } from '../base/brands.ts';
import { routes } from '../routes/table.ts';

export const brandOf = (route: AddressName): BrandKey => routes[route].brand ?? DEFAULT_BRAND;
