/** A listing door: a collection, a tag, or one of the doors that there is one of; its river in pages of four. */
import { listingPageCodec, pageCount, sanitiseBody } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { pathFromParams } from '@masthead/urls';
import { fetchPage, type Load, storyTags } from '../load.ts';
import { descriptionOf } from './description.ts';
import { listingHead } from './head.ts';
import { threadName } from './thread-name.ts';

/** The doors that this page opens; the names are those of the content service's pages. */
const KINDS: ReadonlySet<string> = new Set(['collection', 'tag', 'door']);

/** Sanitised again where it comes in: whatever the content service says, nothing else reaches a page. */
const sanitisedPageCodec = listingPageCodec.transform(({ components: { text, ...components } }) => ({
  ...components,
  text: text && { ...text, content: sanitiseBody(text.content) },
}));

export const loadListing: Load<'listing'> = async (context) => {
  const { kind = '', pageNumber } = context.params;
  if (!KINDS.has(kind)) throw notFound();
  const slug = (context.params.slug ?? '').toLowerCase();
  const page = Number(pageNumber ?? 1);
  const { listing, collection, text } = await fetchPage(
    context,
    { type: kind, slug, pageNumber: page },
    sanitisedPageCodec,
  );
  const baseHref = pathFromParams(context.route, { slug });
  const address = pathFromParams(context.route, { slug, pageNumber: String(page) });
  if (context.url.pathname !== address) return { redirect: address };
  const pages = pageCount(listing.paging);
  if (page > pages) throw notFound();

  const stories = context.view.cards(listing.items, 'thumb');
  const title = text?.title ?? listing.title;
  const description = text?.description ?? listing.description ?? descriptionOf(kind, slug, title);
  const [about] = collection;
  const picture = about?.image ?? listing.items[0]?.image;
  return {
    content: {
      page: 'listing',
      data: {
        now: context.now,
        title,
        description,
        threads: about?.threads.map((thread) => threadName(thread.slug)) ?? [],
        river: { stories, page, pageCount: pages, baseHref },
        ...(page === 1 && text?.content && { textId: `about-${slug}`, bodyHtml: text.content }),
      },
    },
    head: listingHead({ title, description, path: baseHref, page, pageCount: pages, ...(picture && { picture }) }),
    tags: [`${kind}:${slug}`, `listing:${listing.slug}`, ...storyTags(stories)],
  };
};
