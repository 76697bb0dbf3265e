/** Brings the document's head in line with the page in view. */
import type { BrandKey } from '../../base/brands.ts';
import type { HeadUpdate } from '../../base/head-update.ts';

/** What only the page that was loaded whole has; it is wrong on any other. */
const STALE = [
  'link[rel="prev"]',
  'link[rel="next"]',
  'link[rel="alternate"][hreflang]',
  'script[type="application/ld+json"]',
].join();

export function updateHead({ title, description, canonical, robots }: HeadUpdate): void {
  document.title = title;
  setTag('meta', ['name', 'description'], 'content', description);
  setTag('meta', ['name', 'robots'], 'content', robots);
  setTag('link', ['rel', 'canonical'], 'href', canonical);
  for (const stale of document.head.querySelectorAll(STALE)) stale.remove();
}

type Named = readonly [attribute: string, name: string];

/** The one tag of its kind: changed, made, or taken away when there is nothing for it to say. */
function setTag(element: 'meta' | 'link', [key, name]: Named, attribute: string, value: string | undefined): void {
  const known = document.head.querySelector(`${element}[${key}="${name}"]`);
  if (value === undefined) {
    known?.remove();
    return;
  }
  const tag = known ?? document.head.appendChild(document.createElement(element));
  tag.setAttribute(key, name);
  tag.setAttribute(attribute, value);
}

export function markDocument(brand: BrandKey, layout: string, routeName: string): void {
  Object.assign(document.documentElement.dataset, { brand, layout, route: routeName, layOut: 'whole' });
}
