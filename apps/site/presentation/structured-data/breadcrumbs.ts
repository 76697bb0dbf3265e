/** The way from the brand's front page to a page. */
import type { ListItem } from 'schema-dts';
import { brands } from '../../base/brands.ts';
import type { Link } from '../../base/link.ts';
import { absoluteUrl, type Describe } from './page-facts.ts';

/**
 * What lies between the front page and the page, nearest to the front page first, and the page's own name. Where two
 * are one page, as a brand's front page and its broadest topic may be, the way goes over it once.
 */
export const breadcrumbs =
  (between: readonly Link[], name: string): Describe =>
  (page) => {
    const home = brands[page.brand];
    const trail = [{ label: home.name, href: home.homeHref }, ...between, { label: name, href: page.pageUrl }].map(
      ({ label, href }) => ({ name: label, item: absoluteUrl(page, href) }),
    );
    const once = trail.filter(({ item }, index) => trail.findIndex((crumb) => crumb.item === item) === index);
    return {
      '@type': 'BreadcrumbList',
      itemListElement: once.map((crumb, index): ListItem => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
    };
  };
