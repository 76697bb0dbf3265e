/** Topic slugs as addresses write them: without the former brand's prefix, and without what their section already says. */
import { FORMER_BRAND_PREFIX, type Vertical } from './sections.ts';

const withoutPrefix = (slug: string, prefix: string): string =>
  slug.startsWith(prefix) && slug.length > prefix.length ? slug.slice(prefix.length) : slug;
const withoutSuffix = (slug: string, suffix: string): string =>
  slug.endsWith(suffix) && slug.length > suffix.length ? slug.slice(0, -suffix.length) : slug;

export const withoutFormerBrand = (slug: string): string => withoutPrefix(slug, FORMER_BRAND_PREFIX);

const IN_SECTION: Partial<Record<Vertical, (slug: string) => string>> = {
  'personal-finance': (slug) => withoutSuffix(slug, '-insurance'),
  culture: (slug) => withoutSuffix(slug, '-culture'),
  health: (slug) => withoutSuffix(slug, '-health'),
  home: (slug) => withoutPrefix(slug, 'home-'),
};

export function correctTopic(slug: string, section: Vertical): string {
  const own = withoutFormerBrand(slug);
  return (IN_SECTION[section]?.(own) ?? own).replaceAll('-&-', '-and-');
}
