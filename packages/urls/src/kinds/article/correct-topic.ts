/** Topic slugs as addresses write them: without the former brand's prefix, and without what their section already says. */
import { withoutFormerBrand, withoutPrefix } from '../../former-brand.ts';
import type { Vertical } from '../../sections.ts';

const withoutSuffix = (slug: string, suffix: string): string =>
  slug.endsWith(suffix) && slug.length > suffix.length ? slug.slice(0, -suffix.length) : slug;

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
