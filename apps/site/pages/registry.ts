/** Every page by name. Each is a chunk of its own, loaded when a route asks for it. */
import type { ComponentType } from 'react';
import { lazily } from '../base/lazily.ts';
import type { PageName } from '../base/page-name.ts';
import type { PageDataByName } from './page-content.ts';
import { storyPages } from './story-pages.ts';

type PageComponent<Name extends PageName> = ComponentType<{ data: PageDataByName[Name] }>;

type PageModules = { [Name in PageName]: () => Promise<{ Page: PageComponent<Name> }> };

export const pages: PageModules = {
  ...storyPages,
  front: lazily(() => import('./front/Page.tsx')),
  topic: lazily(() => import('./topic/Page.tsx')),
  'best-list': lazily(() => import('./best-list/Page.tsx')),
  versus: lazily(() => import('./versus/Page.tsx')),
  deal: lazily(() => import('./deal/Page.tsx')),
  longform: lazily(() => import('./longform/Page.tsx')),
  profile: lazily(() => import('./profile/Page.tsx')),
  product: lazily(() => import('./product/Page.tsx')),
  listing: lazily(() => import('./listing/Page.tsx')),
  'index-page': lazily(() => import('./index-page/Page.tsx')),
  feature: lazily(() => import('./feature/Page.tsx')),
  'feature-rules': lazily(() => import('./feature-rules/Page.tsx')),
  awards: lazily(() => import('./awards/Page.tsx')),
  demo: lazily(galleries),
  experiments: lazily(() => import('./experiments/Page.tsx')),
  newsletter: lazily(() => import('./newsletter/Page.tsx')),
  newsletters: lazily(() => import('./newsletters/Page.tsx')),
  privacy: lazily(() => import('./privacy/Page.tsx')),
  providers: lazily(() => import('./providers/Page.tsx')),
  search: lazily(() => import('./search/Page.tsx')),
  settings: lazily(() => import('./settings/Page.tsx')),
  shopping: lazily(() => import('./shopping/Page.tsx')),
  sitemap: lazily(() => import('./sitemap/Page.tsx')),
  text: lazily(() => import('./text/Page.tsx')),
  voices: lazily(() => import('./voices/Page.tsx')),
  error: lazily(() => import('./error/Page.tsx')),
};

/** Galleries of the design system, for those who build it: what is built for readers has neither these nor their code. */
async function galleries(): Promise<{ Page: PageComponent<'demo'> }> {
  if (import.meta.env.PROD) throw new Error('The galleries are shown in development only');
  return import('./demo/Page.tsx');
}
