/** What an address says that is to be answered although it has no page: monitors ask, and sometimes a person. */
import type { Instant } from '@masthead/model';
import { DEFAULT_BRAND } from '../../base/brands.ts';
import type { Body } from '../../components/body/body-part.ts';
import type { PageState } from '../../pages/page-state.ts';
import type { Head } from '../../presentation/head/head.ts';

const TEXT = {
  slug: 'all-is-well',
  title: 'All is well',
  description: 'This address is answered, and leads nowhere.',
};

const BODY: Body = [{ kind: 'text', id: 'text-all-is-well', bodyHtml: '<p><a href="/">Go to the front page</a></p>' }];

export const okPage = (path: string, now: Instant): { state: PageState; head: Head } => ({
  state: {
    content: { page: 'text', data: { text: TEXT, body: BODY } },
    layout: 'minimal',
    brand: DEFAULT_BRAND,
    path,
    year: new Date(now).getUTCFullYear(),
  },
  head: { title: TEXT.title, description: TEXT.description, type: 'website', robots: 'noindex' },
});
