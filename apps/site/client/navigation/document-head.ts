/** Brings the document's head in line with the page in view. */
import type { BrandKey } from '../../brands/brands.ts';
import type { HeadUpdate } from '../../server/document/head.ts';

export function updateHead({ title, description, canonical }: HeadUpdate): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const link = document.querySelector('link[rel="canonical"]');
  if (link && canonical) link.setAttribute('href', canonical);
  else link?.remove();
  if (!link && canonical)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: canonical }));
  for (const stale of document.querySelectorAll('link[rel="prev"], link[rel="next"], meta[name="robots"]'))
    stale.remove();
}

export function markDocument(brand: BrandKey, layout: string, routeName: string): void {
  Object.assign(document.documentElement.dataset, { brand, layout, route: routeName });
}
