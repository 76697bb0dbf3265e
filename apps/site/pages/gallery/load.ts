/**
 * A gallery. Page 1 is its own address and shows all of it; each further page is the address of one picture, and beyond
 * the last is nothing.
 */
import { sells } from '@masthead/body';
import { type Gallery, type GalleryItem, galleryPageCodec, needsAffiliateDisclosure } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import type { Body } from '../../components/body/body-part.ts';
import { earns } from '../../components/body/earns.ts';
import { type Place, type Shot, shotPlace, type Thumb } from '../../components/gallery/shot.ts';
import { pageHref } from '../../components/listing/page-list.ts';
import { type PreparedBody, prepareText } from '../../presentation/body/headings.ts';
import { pagedLinks } from '../../presentation/head/head.ts';
import { storyTarget } from '../../presentation/view/card.ts';
import { playableVideo } from '../../presentation/view/playable-video.ts';
import { offersOf } from '../../presentation/view/product.ts';
import { subjectsOf } from '../../presentation/view/story.ts';
import type { View } from '../../presentation/view/view.ts';
import { brandOf } from '../brand-of.ts';
import { fetchPresent } from '../fetch-present.ts';
import { addressOf, type Load, type LoadContext, shownInText, storyTags, topicsOf } from '../load.ts';
import { newestStories } from '../newest-stories.ts';
import type { GalleryPageData } from './data.ts';
import { galleryHead } from './head.ts';

/** Whatever the content service says, only what a tree can hold reaches a page. */
const shownPageCodec = galleryPageCodec.transform(({ components: { gallery, keepReading } }) => {
  const items = gallery.items
    .toSorted((one, other) => one.position - other.position)
    .map((item) => ({
      ...item,
      text: prepareText(item.body ?? item.description ?? '', gallery.additionalShortcodeData),
    }));
  return {
    gallery,
    intro: prepareText(gallery.body ?? '', gallery.additionalShortcodeData),
    items,
    disclosure: needsAffiliateDisclosure({ ...gallery, items: items.map(withSells) }),
    keepReading,
  };
});

const withSells = (item: ShownItem) => ({ ...item, sells: sells(item.text.body) });

type ShownItem = GalleryItem & { text: PreparedBody };

/** So many others stand below; the gallery itself may be among the newest, so one more is asked for. */
const OTHER_GALLERIES = 4;

export const loadGallery: Load<'gallery'> = async (context) => {
  const [answer, newest] = await Promise.all([
    fetchPresent(context, 'gallery', shownPageCodec),
    newestStories(context, { type: 'door', id: 'pictures' }, OTHER_GALLERIES + 1),
  ]);
  const { gallery, intro, items, disclosure, keepReading } = answer;
  const number = Number(context.params.pageNumber ?? 1);
  const count = Math.max(1, items.length);
  if (number > count) throw notFound();
  const own = addressOf(context, storyTarget(gallery));
  const address = pageHref(own, number);
  if (context.url.pathname !== address) return { redirect: address };
  const base = context.shownAt ?? own;

  context.rules.about(gallery);
  const opening = number === 1;
  const shots = items.flatMap((item, index) =>
    opening || index + 1 === number ? shotOf(item, index + 1, gallery, context) : [],
  );
  const next = context.view.cards(keepReading.items, 'quarter');
  const data: GalleryPageData = {
    brand: brandOf(context.route),
    story: storyOf(gallery, context.view),
    ...(opening && intro.pieces.length > 0 && { intro: bodyOf(intro, gallery.id, gallery, context) }),
    place: placeOf(base, number, count),
    shots,
    sheet: items.map((each, index) => {
      const href = opening ? `#${shotPlace(index + 1)}` : pageHref(base, index + 1);
      return thumbOf(each, href, context.view);
    }),
    disclosure: disclosure || shots.some(({ text }) => earns(text ?? [])),
    keepReading: next,
    galleries: context.view.cards(
      newest.stories.filter(({ id }) => id !== gallery.id).slice(0, OTHER_GALLERIES),
      'quarter',
    ),
  };
  return {
    content: { page: 'gallery', data },
    head: { ...galleryHead(gallery, number, count), ...pagedLinks(base, number, count) },
    topics: topicsOf(gallery),
    tags: [...storyTags([gallery], next, shownInText(gallery.additionalShortcodeData)), ...newest.tags],
  };
};

function storyOf(gallery: Gallery, view: View): GalleryPageData['story'] {
  return {
    ...view.card(gallery),
    subjects: subjectsOf(gallery),
    ...(gallery.updatedAt !== undefined && { updatedAt: gallery.updatedAt }),
  };
}

const placeOf = (base: string, number: number, count: number): Place => ({
  number,
  count,
  firstHref: pageHref(base, 1),
  ...(number > 1 && { previousHref: pageHref(base, number - 1) }),
  ...(number < count && { nextHref: pageHref(base, number + 1) }),
});

const bodyOf = (text: PreparedBody, id: string, gallery: Gallery, { bodies, now }: LoadContext): Body =>
  bodies.of(text, { id, story: gallery.id, now, data: gallery.additionalShortcodeData });

function shotOf(item: ShownItem, number: number, gallery: Gallery, context: LoadContext): Shot {
  const video = item.video && playableVideo(item.video, context);
  const credit = item.photoCredit ?? item.image?.credits;
  return {
    id: item.id,
    number,
    title: titleOf(item),
    ...(item.text.pieces.length > 0 && { text: bodyOf(item.text, item.id, gallery, context) }),
    ...(item.image && { picture: context.view.picture(item.image, 'shot') }),
    ...(video && { video }),
    ...(credit && { credit }),
    ...productOf(item),
  };
}

/** Only what can be bought is named apart from the picture. */
function productOf({ relatedProduct }: GalleryItem): Pick<Shot, 'product'> {
  const offers = relatedProduct ? offersOf(relatedProduct) : [];
  return offers.length > 0 ? { product: { name: relatedProduct?.name ?? '', offers } } : {};
}

const titleOf = ({ headline, title, position }: GalleryItem): string => headline ?? title ?? `Picture ${position}`;

const thumbOf = (item: GalleryItem, href: string, view: View): Thumb => ({
  href,
  title: titleOf(item),
  ...(item.image && { picture: view.picture(item.image, 'contact') }),
});
