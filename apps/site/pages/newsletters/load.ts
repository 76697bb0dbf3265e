/** All newsletters: what each is, when it is sent, and its newest issue. */
import { type Newsletter, newslettersPageCodec } from '@masthead/model';
import { pathTo } from '@masthead/urls';
import { UNASKED } from '../../components/sign-up/sign-up.ts';
import type { NewsletterEntry } from '../../components/standing/NewsletterList.tsx';
import { sentOn } from '../../presentation/view/newsletter.ts';
import type { View } from '../../presentation/view/view.ts';
import { fetchPage, type Load } from '../load.ts';
import { textOf } from '../text/fetch-text.ts';
import { textHead } from '../text/head.ts';
import { newestIssue } from './newest-issue.ts';

const PAGE = { type: 'newsletters', slug: 'newsletters' };

export const loadNewsletters: Load<'newsletters'> = async (context) => {
  const { components } = await fetchPage(context, PAGE, newslettersPageCodec);
  const page = textOf(context, components.text, { slug: PAGE.slug, title: 'Newsletters' });
  const newsletters = components.newsletters.items.map((newsletter) => entryOf(newsletter, context.view));
  const { issue, tags } = await newestIssue(context, components.newsletters.items);
  return {
    content: { page: 'newsletters', data: { ...page, newsletters, ...(issue && { issue }), signUp: UNASKED } },
    head: textHead(page.text),
    tags,
  };
};

function entryOf(newsletter: Newsletter, view: View): NewsletterEntry {
  const { slug, name, tagline, description, recommended, image } = newsletter;
  return {
    slug,
    name,
    tagline,
    description,
    sent: sentOn(newsletter),
    recommended,
    issueHref: pathTo('newsletter-generator', { slug }),
    ...(image && { picture: view.picture(image, 'thumb') }),
  };
}
