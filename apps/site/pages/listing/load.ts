/** A listing door: a collection, a tag, or one of the doors that there is one of; its river in pages of four. */
import { listingPageCodec, pageCount } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { pathFromParams } from '@masthead/urls';
import { prepareText } from '../../presentation/body/headings.ts';
import { fetchPage, type Load, storyTags } from '../load.ts';
import { descriptionOf } from './description.ts';
import { listingHead } from './head.ts';
import { threadName } from './thread-name.ts';

/** The doors that this page opens; the names are those of the content service's pages. */
const KINDS: ReadonlySet<string> = new Set(['collection', 'tag', 'door']);

/** Sanitised again where it comes in: whatever the content service says, nothing else reaches a page. */
const preparedPageCodec = listingPageCodec.transform(({ components: { text, ...components } }) => ({
  ...components,
  text: text && { ...text, prepared: prepareText(text.content, text.additionalShortcodeData) },
}));

export const loadListing: Load<'listing'> = async (context) => {
  const { kind = '', pageNumber } = context.params;
  if (!KINDS.has(kind)) throw notFound();
  const slug = (context.params.slug ?? '').toLowerCase();
  const page = Number(pageNumber ?? 1);
  const { listing, collection, text } = await fetchPage(
    context,
    { type: kind, slug, pageNumber: page },
    preparedPageCodec,
  );
  const baseHref = pathFromParams(context.route, { slug });
  const address = pathFromParams(context.route, { slug, pageNumber: String(page) });
  if (context.url.pathname !== address) return { redirect: address };
  const pages = pageCount(listing.paging);
  if (page > pages) throw notFound();

  const stories = context.view.cards(listing.items, 'thumb');
  const title = text?.title ?? listing.title;
  const description = text?.description ?? listing.description ?? descriptionOf(kind, slug, title);
  const [own] = collection;
  const picture = own?.image ?? listing.items[0]?.image;
  return {
    content: {
      page: 'listing',
      data: {
        now: context.now,
        title,
        description,
        threads: own?.threads.map((thread) => threadName(thread.slug)) ?? [],
        river: { stories, page, pageCount: pages, baseHref },
        ...(page === 1 &&
          text &&
          text.prepared.pieces.length > 0 && {
            about: context.bodies.of(text.prepared, { id: `about-${slug}`, now: context.now }),
          }),
      },
    },
    head: listingHead({ title, description, path: baseHref, page, pageCount: pages, ...(picture && { picture }) }),
    tags: [`${kind}:${slug}`, `listing:${listing.slug}`, ...storyTags(stories)],
  };
};
