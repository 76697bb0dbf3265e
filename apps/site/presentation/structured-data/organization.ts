/** The brand that publishes a page. The sister brand says whose sister it is. */
import type { Organization } from 'schema-dts';
import { brands, DEFAULT_BRAND, LOGO_SIZE } from '../../base/brands.ts';
import { absoluteUrl, type PageFacts, pictureThing, publisherOf } from './page-facts.ts';

export function organization(page: PageFacts): Organization {
  const { name, homeHref, logo } = brands[page.brand];
  return {
    '@type': 'Organization',
    ...publisherOf(page),
    name,
    url: absoluteUrl(page, homeHref),
    logo: pictureThing({ url: absoluteUrl(page, logo), width: LOGO_SIZE, height: LOGO_SIZE }),
    ...(page.brand !== DEFAULT_BRAND && {
      parentOrganization: {
        '@type': 'Organization',
        ...publisherOf({ ...page, brand: DEFAULT_BRAND }),
        name: brands[DEFAULT_BRAND].name,
        url: absoluteUrl(page, brands[DEFAULT_BRAND].homeHref),
      },
    }),
  };
}
