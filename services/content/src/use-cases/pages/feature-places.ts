/** What fills the places of a laid-out page: fetched by family, so that a page costs the same however many places it has. */
import { notFound, statusOf } from '@masthead/runtime';
import type { FeatureComponent } from '../../documents/standing.ts';
import { standingDocuments } from '../../repositories/standing.ts';
import { type WireComponent, wireComponent, wireFailure, wireWholeList } from '../../wire/component.ts';
import { DOORS_BY_KIND, doorHref } from '../doors.ts';
import { firstListComponents, LISTING_PAGE_SIZE } from '../listing-component.ts';
import { summariesBySlug } from '../summaries.ts';
import type { Components, PageRequest } from './page-request.ts';

/** Fills a place with what was fetched for all places of its family; throws when there is nothing for it. */
export type Fill = (place: FeatureComponent) => WireComponent;
type Family = FeatureComponent['family'];

/** Its own places are the front page's alone, and it fills them with all it shows. */
const STOCKS: Readonly<
  Record<Exclude<Family, 'front'>, (request: PageRequest, slugs: readonly string[]) => Promise<Fill>>
> = {
  text: textStock,
  newsletter: newsletterStock,
  listing: (request, slugs) => listingStock('topic', request, slugs),
  collection: (request, slugs) => listingStock('collection', request, slugs),
  story: storyStock,
  gallery: storyStock,
  video: storyStock,
};

/** One component for each place; a family that fails leaves the others standing. */
export async function fillPlaces(
  places: readonly FeatureComponent[],
  request: PageRequest,
  fillFront?: Fill,
): Promise<Components> {
  const families = Map.groupBy(places, ({ family }) => family);
  const stocks = await Promise.all(
    [...families].map(async ([family, own]) => {
      if (family === 'front') return [family, fillFront] as const;
      const slugs = [...new Set(own.map(({ slug }) => slug))];
      const fill = await STOCKS[family](request, slugs).catch(
        (error: unknown): Fill =>
          () => {
            throw error;
          },
      );
      return [family, fill] as const;
    }),
  );
  const byFamily = new Map(stocks);
  return places.map((place) => filled(place, byFamily.get(place.family)));
}

/** A place that cannot be filled says so in its own component: the rest of the page stands. */
function filled(place: FeatureComponent, fill: Fill | undefined): Components[number] {
  try {
    if (!fill) throw notFound();
    return fill(place);
  } catch (error) {
    const status = statusOf(error);
    const message = status < 500 && error instanceof Error ? error.message : 'The component failed';
    return wireFailure(place.id, 'ContentList', status, message);
  }
}

async function textStock({ db }: PageRequest, slugs: readonly string[]): Promise<Fill> {
  const texts = new Map((await standingDocuments(db, 'text', slugs)).map((text) => [text.slug, text]));
  return ({ id, slug }) => {
    const text = texts.get(slug);
    if (!text) throw notFound(`There is no text ${slug}`);
    return wireComponent(id, 'Text', { id: slug, ...text });
  };
}

async function newsletterStock({ db }: PageRequest, slugs: readonly string[]): Promise<Fill> {
  const newsletters = new Map((await standingDocuments(db, 'newsletter', slugs)).map((each) => [each.slug, each]));
  return ({ id, slug }) => {
    const newsletter = newsletters.get(slug);
    if (!newsletter) throw notFound(`There is no newsletter ${slug}`);
    const { name, tagline, description } = newsletter;
    return wireComponent(id, 'Text', { id: slug, title: name, description: tagline, content: description });
  };
}

async function storyStock({ db }: PageRequest, slugs: readonly string[]): Promise<Fill> {
  const stories = await summariesBySlug(db, slugs);
  return ({ id, slug }) => {
    const story = stories.get(slug);
    if (!story) throw notFound(`There is no story ${slug}`);
    return wireComponent(id, 'ContentList', wireWholeList(story.headline, slug, [story]));
  };
}

async function listingStock(
  kind: keyof typeof DOORS_BY_KIND,
  { db, site }: PageRequest,
  slugs: readonly string[],
): Promise<Fill> {
  const doors = await DOORS_BY_KIND[kind](db, slugs);
  const listings = [...doors.values()].map(({ listing }) => listing);
  const lists = await firstListComponents(db, listings, LISTING_PAGE_SIZE);
  return ({ id, slug }) => {
    const door = doors.get(slug);
    if (!door) throw notFound();
    return lists({ name: id, title: door.title, listing: door.listing, href: doorHref(site, kind, slug) });
  };
}
