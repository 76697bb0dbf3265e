/**
 * The contract of the content service's answers, in types only: each is the input of the codec that the site parses it
 * with, so that whoever writes an answer is held to what is read.
 */
import type { z } from 'zod';
import type {
  frontPageCodec,
  listingPageCodec,
  productPageCodec,
  profilePageCodec,
  topicPageCodec,
} from './composed-pages.ts';
import type { contentListCodec } from './content-list.ts';
import type { feedCodec, mappedPagesCodec, mappedStoriesCodec } from './feed.ts';
import type { indexPageCodec } from './index-page-codec.ts';
import type { articleCodec } from './kinds/article.ts';
import type { navigationCodec } from './navigation.ts';
import type { componentKindCodecs } from './page.ts';
import type { searchResultsCodec, suggestionsCodec } from './search-results.ts';
import type { sitemapCodec, sitemapIndexCodec } from './sitemap.ts';
import type {
  contentAddressCodec,
  experimentCountsCodec,
  flagValuesCodec,
  liveChannelAnswerCodec,
  liveItemsCodec,
  notedCodec,
  seamlessItemsCodec,
  vanityDictionaryCodec,
} from './small-answers.ts';
import type {
  awardsPageCodec,
  newsletterPageCodec,
  newslettersPageCodec,
  providersPageCodec,
  shoppingPageCodec,
  textPageCodec,
  voicesPageCodec,
} from './standing-pages.ts';
import type { feedParts, storyCodecs } from './story-codecs.ts';
import type { StoryKind } from './story-kinds.ts';
import type { vanityResponseCodec } from './vanity.ts';

/** The composed pages by what the site calls them; those of stories by their kind. */
type PageCodecs = {
  front: typeof frontPageCodec;
  topic: typeof topicPageCodec;
  profile: typeof profilePageCodec;
  product: typeof productPageCodec;
  listing: typeof listingPageCodec;
  index: typeof indexPageCodec;
  text: typeof textPageCodec;
  newsletters: typeof newslettersPageCodec;
  newsletter: typeof newsletterPageCodec;
  awards: typeof awardsPageCodec;
  voices: typeof voicesPageCodec;
  providers: typeof providersPageCodec;
  shopping: typeof shoppingPageCodec;
} & { [Kind in StoryKind as `${Kind} story`]: (typeof storyCodecs)[Kind]['page'] };

type PartsOf<Page extends { parts: z.ZodType }> = z.input<Page['parts']>;
type Parts = { [Name in keyof PageCodecs]: PartsOf<PageCodecs[Name]> }[keyof PageCodecs];

/** Of every page that has a part of the name; a name that is known only when it runs is none. */
type PartNamed<Name extends string, Page = Parts> = string extends Name
  ? never
  : Page extends { [Part in Name]?: infer Data }
    ? [Data]
    : never;
/** Of several pages' readings what satisfies them all. */
type Every<Data> = (Data extends [infer One] ? (one: One) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Kinds = typeof componentKindCodecs;

/** What the data of a component must be: as the pages read it that know its name, else as its kind is read. */
export type ComponentWire<Name extends string, Type extends string> = [PartNamed<Name>] extends [never]
  ? Type extends keyof Kinds
    ? z.input<Kinds[Type]>
    : unknown
  : Every<PartNamed<Name>>;

/** What the site asks for besides pages, by the names of its requests. */
interface AnswerCodecs {
  navigation: typeof navigationCodec;
  listing: typeof contentListCodec;
  deals: typeof contentListCodec;
  editorsChoice: typeof contentListCodec;
  summaries: typeof contentListCodec;
  article: typeof articleCodec;
  feed: typeof feedCodec;
  searchResults: typeof searchResultsCodec;
  autocomplete: typeof suggestionsCodec;
  sitemap: typeof sitemapCodec;
  wholeSitemap: typeof mappedStoriesCodec;
  pagesSitemap: typeof mappedPagesCodec;
  sitemapIndex: typeof sitemapIndexCodec;
  urlGenerator: typeof contentAddressCodec;
  liveItems: typeof liveItemsCodec;
  liveChannel: typeof liveChannelAnswerCodec;
  flags: typeof flagValuesCodec;
  noted: typeof notedCodec;
  experimentCounts: typeof experimentCountsCodec;
  vanity: typeof vanityResponseCodec;
  vanityDictionary: typeof vanityDictionaryCodec;
}

/** The data of an answer; its links and meta stand beside it in the envelope, and so it is the items where it is a list. */
export type AnswerWire<Name extends keyof AnswerCodecs> = Omit<z.input<AnswerCodecs[Name]>, 'links' | 'meta'>;

/** The items of an answer whose data is a list. */
export type ItemsWire<Name extends keyof AnswerCodecs> = NonNullable<ItemsIn<AnswerWire<Name>>>;
type ItemsIn<Answer> = Answer extends { items?: infer Items } ? Items : never;

export type SeamlessWire = z.input<typeof seamlessItemsCodec>;

/** What feeds tell of a story besides its text; each kind of story has some of it. */
export type FeedPartsWire = Partial<z.input<z.ZodObject<typeof feedParts>>>;
