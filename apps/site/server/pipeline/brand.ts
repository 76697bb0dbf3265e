/** The page's brand: from its route, else the default one. */
import { DEFAULT_BRAND } from '../../base/brands.ts';
import type { Middleware } from './context.ts';

export const brand: Middleware = (context) => ({ ...context, brand: context.match.route.meta.brand ?? DEFAULT_BRAND });
