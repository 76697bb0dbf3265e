/** Topic slugs of the brand before this one begin with its name, which addresses leave out. */
import { FORMER_BRAND_PREFIX } from './sections.ts';

export const withoutPrefix = (slug: string, prefix: string): string =>
  slug.startsWith(prefix) && slug.length > prefix.length ? slug.slice(prefix.length) : slug;

export const withoutFormerBrand = (slug: string): string => withoutPrefix(slug, FORMER_BRAND_PREFIX);
