/** The calls that sites and partners read by, and those that readers' forms and decisions come by. */
import {
  articleCodec,
  contentAddressCodec,
  contentListCodec,
  experimentCountsCodec,
  feedCodec,
  flagValuesCodec,
  type INDEX_QUERY,
  liveChannelAnswerCodec,
  liveCoverageItemCodec,
  mappedPagesCodec,
  mappedStoriesCodec,
  navigationCodec,
  notedCodec,
  PRICE_BANDS,
  SCORE_BANDS,
  STORY_FORMS,
  seamlessItemsCodec,
  searchResultsCodec,
  sitemapCodec,
  sitemapIndexCodec,
  suggestionsCodec,
  TOLD_AUDIENCE_PATH,
  techProductCodec,
  toldAudienceSchema,
  userCodec,
  vanityDictionaryCodec,
  vanityResponseCodec,
} from '@masthead/model';
import { DECISION_PATH, decisionRequestSchema, OUTCOME_PATH, outcomeRequestSchema } from '@masthead/rules';
import { z } from 'zod';
import { missingQuestion } from '../../reports/missing-addresses.ts';
import { readerErrorsQuestion } from '../../reports/reader-errors.ts';
import { SORTS } from '../../search/index.ts';
import { LISTING_PAGE_SIZE } from '../../use-cases/listing-component.ts';
import { consentQuestion } from '../../use-cases/note-consent.ts';
import { optOutQuestion } from '../../use-cases/opt-out.ts';
import { addressQuestion, providersQuestion } from '../../use-cases/places.ts';
import { signUpQuestion } from '../../use-cases/subscribe.ts';
import { type Call, type Calls, portion, text, whole, yes } from './call.ts';

const form = z.enum(STORY_FORMS);
/** Bands are few, and named by their number. */
const band = (bands: readonly number[]) => z.enum(bands.map(String));
const pages = {
  contentOnly: yes,
  debug: yes,
  pageNumber: whole(1, 999_999, 1),
  form,
  topic: text.describe('The slug of a topic that an index page is narrowed to'),
  score: band(SCORE_BANDS),
  price: band(PRICE_BANDS),
} satisfies Call['query'] & Record<(typeof INDEX_QUERY)[number], z.ZodType>;
/** Pages are arranged by editors: what each component holds follows from its kind. */
const composedPage = z.looseObject({
  components: z.array(z.looseObject({ meta: z.looseObject({ componentName: text, componentType: text }) })),
});
const place = z.object({ city: text, state: text }).nullable();
const names = text.describe('Names joined by commas');

const answers = (does: string, answer: z.ZodType, query?: Call['query']): Call => ({
  does,
  answer,
  ...(query && { query }),
});
const asks = (does: string, body: z.ZodType, answer: z.ZodType): Call => ({ does, body, answer });

const pagesAndLists: Calls = {
  'GET /api/neutron/composer/:site/pages/:type/:slug/web': answers('Composes a page', composedPage, pages),
  'GET /api/bridge/composer/:site/pages/article/:slug/web': answers('Composes a page about money', composedPage, pages),
  'GET /api/neutron/components/:site/editorial_quote/curated-nav-redesign/web': answers(
    'Gives header and footer',
    navigationCodec,
  ),
  'GET /api/neutron/components/:site/listing/:type/:id/web': answers('Gives a part of a listing', contentListCodec, {
    ...portion(LISTING_PAGE_SIZE, 100),
    searchBy: z.enum(['slug', 'id']),
    form,
    except: names,
  }),
  'GET /api/neutron/articles/:site/:slug/web': {
    ...answers('Gives an article; where there is none, the error stands in the answer', articleCodec),
  },
  'GET /api/neutron/products/:site/web': answers('Gives products by id', z.array(techProductCodec), { uuids: names }),
  'GET /api/neutron/authors/:site/voices/data/web': answers('Gives authors by id', z.array(userCodec), { ids: names }),
  'GET /api/neutron/stories/:site/summaries/web': answers('Lists stories by id', contentListCodec, { ids: names }),
  'GET /api/neutron/awards/:site/editors-choice/web': answers('Lists what editors chose', contentListCodec, {
    limit: whole(1, 100, 16),
  }),
  'GET /api/neutron/deals/:site/web': answers('Lists the newest deals', contentListCodec, { limit: whole(1, 24, 12) }),
  'GET /api/neutron/url-generator/:site/:contentType/:slug': answers('Says where content is', contentAddressCodec),
  'GET /api/neutron/seamless/:site/:slug/web': answers(
    'Lists what is read next',
    z.looseObject({ items: seamlessItemsCodec }),
    { contentId: text, recommendationContentType: text, collectionId: text, limit: whole(1, 20, 3) },
  ),
  'GET /api/neutron/shortcodes/:site/commerce/:id/web': answers(
    'Gives the offers for a product, the cheapest first',
    z.looseObject({ id: text, name: text, offers: z.array(z.looseObject({})) }),
    { edition: text, contentType: text },
  ),
  'GET /api/neutron/videos/:site/captions/webvtt/:file{.+\\.vtt}': { does: 'Gives the captions of a video as WebVTT' },
};

const liveAndSearch: Calls = {
  'GET /api/neutron/livearticles/:site/items/:contentId/:start/web': {
    ...answers('Gives what changed in live coverage from an event on', z.array(liveCoverageItemCodec)),
    meta: z.object({ lastEvent: z.int(), more: z.boolean() }),
  },
  'GET /api/neutron/livearticles/:site/channel/:contentId/:start/web': answers(
    'Gives what live coverage is followed by',
    liveChannelAnswerCodec,
  ),
  'GET /api/neutron/search/:site/results/web': answers('Searches', searchResultsCodec, {
    searchQuery: text,
    type: names,
    topic: text,
    from: z.iso.date(),
    to: z.iso.date(),
    sort: z.enum(SORTS),
    facets: yes,
    offset: whole(0, 1000, 0),
    pageSize: whole(1, 50, 10),
  }),
  'GET /api/neutron/search/:site/autocomplete/web': answers('Suggests while somebody types', suggestionsCodec, {
    searchQuery: text,
    limit: whole(1, 20, 10),
  }),
};

const feed = (does: string): Call => answers(does, feedCodec, portion(25, 100));
const map = (does: string): Call =>
  answers(does, z.union([sitemapCodec, mappedStoriesCodec]), { ...portion(1000, 1000), hydrate: yes });

const syndication: Calls = {
  'GET /api/neutron/feeds/:site/:endpoint/': feed('Gives a feed by its name, or that of a topic'),
  'GET /api/neutron/feeds/:site/topics/:slug/': feed('Gives the feed of a topic'),
  'GET /api/neutron/feeds/:site/authors/:username/': feed('Gives the feed of an author'),
  'GET /api/neutron/feeds/:site/stories/:slug/': answers('Gives a story as feeds tell it', feedCodec),
  'GET /api/neutron/feeds/:site/:door/:show/': feed('Gives the feed of a show'),
  'GET /api/neutron/sitemaps/:site/news/web': answers('Maps the news of two days', mappedStoriesCodec),
  'GET /api/neutron/sitemaps/:site/latest/web': answers('Maps the newest stories', mappedStoriesCodec, {
    limit: whole(1, 1000, 1000),
  }),
  'GET /api/neutron/sitemaps/:site/pages/web': answers('Maps pages that are no stories', mappedPagesCodec, {
    ...portion(1000, 1000),
  }),
  'GET /api/neutron/sitemaps/:site/stories/web': answers('Says where stories are', sitemapCodec, { ids: names }),
  'GET /api/neutron/sitemaps/:site/:slug/index/web': answers('Lists the months that have stories', sitemapIndexCodec, {
    dates: yes,
  }),
  'GET /api/neutron/sitemaps/:site/:slug/web': map('Maps all stories of a kind'),
  'GET /api/neutron/sitemaps/:site/:slug/year/:year/web': map('Maps those of a year'),
  'GET /api/neutron/sitemaps/:site/:slug/year/:year/month/:month/web': map('Maps those of a month'),
  'GET /api/neutron/sitemaps/:site/:slug/year/:year/month/:month/day/:day/web': map('Maps those of a day'),
};

const platform: Calls = {
  'GET /api/neutron/flags/:site/web': answers('Says which flags are on', flagValuesCodec),
  'GET /api/neutron/experiments/:site/counts': answers('Counts experiments', experimentCountsCodec.shape.items),
  'GET /api/neutron/vanity/:site/dictionary': answers('Gives all friendly addresses', vanityDictionaryCodec),
  'GET /api/neutron/vanity/:site/web': answers('Finds a friendly address', vanityResponseCodec, {
    path: text,
    contentType: text,
    slug: text,
    edition: text,
  }),
  'GET /api/neutron/changes/:site/web': answers(
    'Reads the log of changes after a position',
    z.object({ entries: z.array(z.array(text)), last: z.int(), missed: z.boolean(), more: z.boolean() }),
    { after: whole(0, 9_999_999_999) },
  ),
  'POST /api/neutron/uds/:site/user/token': answers(
    'Gives a token for somebody who is nobody',
    z.object({ token: text, expiresIn: z.int() }),
  ),
  'POST /api/neutron/geo/:site/allconnect/providers/web': asks(
    'Finds who offers internet at a place',
    providersQuestion,
    z.object({ place, isMoving: z.boolean(), providers: z.array(z.looseObject({})) }),
  ),
  'POST /api/neutron/geo/:site/smarty/address/autocomplete/web': asks(
    'Suggests addresses',
    addressQuestion,
    z.object({ suggestions: z.array(z.looseObject({})) }),
  ),
  'POST /api/neutron/geo/:site/smarty/address/validation/web': asks(
    'Checks an address',
    addressQuestion,
    z.object({ valid: z.boolean(), address: z.looseObject({}).nullable() }),
  ),
  'GET /api/neutron/geo/:site/harbinger/predict/:city/:state/web': answers(
    'Tells what homes in a town are like',
    z.looseObject({ place }),
  ),
};

const forms: Calls = {
  'POST /api/forms/newsletters/:site/subscriptions': asks('Signs up for newsletters', signUpQuestion, notedCodec),
  'POST /api/forms/privacy/:site/requests': asks('Asks not to sell or share', optOutQuestion, notedCodec),
  'POST /api/forms/privacy/:site/choices': asks('Notes a choice about consent', consentQuestion(0), notedCodec),
  'POST /api/forms/missing/:site/addresses': asks('Counts addresses that are not there', missingQuestion, notedCodec),
  'POST /api/forms/errors/:site/reports': asks('Tells errors in readers’ browsers', readerErrorsQuestion, notedCodec),
  [`POST ${TOLD_AUDIENCE_PATH}/:site`]: asks('Says what readers did', toldAudienceSchema, notedCodec),
  [`POST ${DECISION_PATH}`]: {
    ...asks('Puts a list in order', decisionRequestSchema, z.looseObject({})),
    isBare: true,
  },
  [`POST ${OUTCOME_PATH}`]: {
    ...asks('Says what was taken', outcomeRequestSchema, z.object({ counted: z.boolean() })),
    isBare: true,
  },
};

export const readingCalls: Calls = { ...pagesAndLists, ...liveAndSearch, ...syndication, ...platform, ...forms };
