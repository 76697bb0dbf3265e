/** The calls that sites and partners read by, and those that readers' forms and decisions come by. */
import {
  type AnswerName,
  contentAnswers,
  type INDEX_QUERY,
  LISTED_ANSWERS,
  type ListedAnswer,
  PRICE_BANDS,
  SCORE_BANDS,
  STORY_FORMS,
  TOLD_AUDIENCE_PATH,
  toldAudienceSchema,
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
import { type Call, type Calls, type ContractCall, portion, text, whole, yes } from './call.ts';

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
const names = text.describe('Names joined by commas');

const answers = <Name extends AnswerName>(does: string, answer: Name, query?: Call['query']): ContractCall<Name> => ({
  does,
  answers: [answer],
  ...(query && { query }),
});
const asks = <Name extends AnswerName>(does: string, body: z.ZodType, answer: Name): ContractCall<Name> => ({
  ...answers(does, answer),
  body,
});

/** Pages are held to their codecs component by component; captions are no JSON, and decisions a service of their own. */
const otherCalls: Calls = {
  'GET /api/neutron/composer/:site/pages/:type/:slug/web': {
    does: 'Composes a page',
    answer: composedPage,
    query: pages,
  },
  'GET /api/bridge/composer/:site/pages/article/:slug/web': {
    does: 'Composes a page about money',
    answer: composedPage,
    query: pages,
  },
  'GET /api/neutron/videos/:site/captions/webvtt/:file{.+\\.vtt}': { does: 'Gives the captions of a video as WebVTT' },
  [`POST ${DECISION_PATH}`]: {
    does: 'Puts a list in order',
    body: decisionRequestSchema,
    answer: z.looseObject({}),
    isBare: true,
  },
  [`POST ${OUTCOME_PATH}`]: {
    does: 'Says what was taken',
    body: outcomeRequestSchema,
    answer: z.object({ counted: z.boolean() }),
    isBare: true,
  },
};

const pagesAndLists = {
  'GET /api/neutron/components/:site/editorial_quote/curated-nav-redesign/web': answers(
    'Gives header and footer',
    'navigation',
  ),
  'GET /api/neutron/components/:site/listing/:type/:id/web': answers('Gives a part of a listing', 'listing', {
    ...portion(LISTING_PAGE_SIZE, 100),
    searchBy: z.enum(['slug', 'id']),
    form,
    except: names,
  }),
  'GET /api/neutron/articles/:site/:slug/web': answers(
    'Gives an article; where there is none, the error stands in the answer',
    'article',
  ),
  'GET /api/neutron/products/:site/web': answers('Gives products by id', 'products', { uuids: names }),
  'GET /api/neutron/authors/:site/voices/data/web': answers('Gives authors by id', 'voices', { ids: names }),
  'GET /api/neutron/stories/:site/summaries/web': answers('Lists stories by id', 'summaries', { ids: names }),
  'GET /api/neutron/awards/:site/editors-choice/web': answers('Lists what editors chose', 'editorsChoice', {
    limit: whole(1, 100, 16),
  }),
  'GET /api/neutron/deals/:site/web': answers('Lists the newest deals', 'deals', { limit: whole(1, 24, 12) }),
  'GET /api/neutron/url-generator/:site/:contentType/:slug': answers('Says where content is', 'urlGenerator'),
  'GET /api/neutron/seamless/:site/:slug/web': answers('Lists what is read next', 'seamless', {
    contentId: text,
    recommendationContentType: text,
    collectionId: text,
    limit: whole(1, 20, 3),
  }),
  'GET /api/neutron/shortcodes/:site/commerce/:id/web': answers(
    'Gives the offers for a product, the cheapest first',
    'commerce',
    { edition: text, contentType: text },
  ),
};

const liveAndSearch = {
  'GET /api/neutron/livearticles/:site/items/:contentId/:start/web': {
    ...answers('Gives what changed in live coverage from an event on', 'liveItems'),
    meta: z.object({ lastEvent: z.int(), more: z.boolean() }),
  },
  'GET /api/neutron/livearticles/:site/channel/:contentId/:start/web': answers(
    'Gives what live coverage is followed by',
    'liveChannel',
  ),
  'GET /api/neutron/search/:site/results/web': answers('Searches', 'searchResults', {
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
  'GET /api/neutron/search/:site/autocomplete/web': answers('Suggests while somebody types', 'autocomplete', {
    searchQuery: text,
    limit: whole(1, 20, 10),
  }),
};

const feed = <Name extends AnswerName>(does: string, name: Name) => answers(does, name, portion(25, 100));
/** Of addresses alone, or with what stands at them. */
const map = (does: string): ContractCall<'sitemap' | 'wholeSitemap'> => ({
  does,
  answers: ['sitemap', 'wholeSitemap'],
  query: { ...portion(1000, 1000), hydrate: yes },
});

const syndication = {
  'GET /api/neutron/feeds/:site/:endpoint/': feed('Gives a feed by its name, or that of a topic', 'feed'),
  'GET /api/neutron/feeds/:site/topics/:slug/': feed('Gives the feed of a topic', 'topicFeed'),
  'GET /api/neutron/feeds/:site/authors/:username/': feed('Gives the feed of an author', 'authorFeed'),
  'GET /api/neutron/feeds/:site/stories/:slug/': answers('Gives a story as feeds tell it', 'storyFeed'),
  'GET /api/neutron/feeds/:site/:door/:show/': feed('Gives the feed of a show', 'showFeed'),
  'GET /api/neutron/sitemaps/:site/news/web': answers('Maps the news of two days', 'wholeSitemap'),
  'GET /api/neutron/sitemaps/:site/latest/web': answers('Maps the newest stories', 'wholeSitemap', {
    limit: whole(1, 1000, 1000),
  }),
  'GET /api/neutron/sitemaps/:site/pages/web': answers('Maps pages that are no stories', 'pagesSitemap', {
    ...portion(1000, 1000),
  }),
  'GET /api/neutron/sitemaps/:site/stories/web': answers('Says where stories are', 'storyAddresses', { ids: names }),
  'GET /api/neutron/sitemaps/:site/:slug/index/web': answers('Lists the months that have stories', 'sitemapIndex', {
    dates: yes,
  }),
  'GET /api/neutron/sitemaps/:site/:slug/web': map('Maps all stories of a kind'),
  'GET /api/neutron/sitemaps/:site/:slug/year/:year/web': map('Maps those of a year'),
  'GET /api/neutron/sitemaps/:site/:slug/year/:year/month/:month/web': map('Maps those of a month'),
  'GET /api/neutron/sitemaps/:site/:slug/year/:year/month/:month/day/:day/web': map('Maps those of a day'),
};

const platform = {
  'GET /api/neutron/flags/:site/web': answers('Says which flags are on', 'flags'),
  'GET /api/neutron/experiments/:site/counts': answers('Counts experiments', 'experimentCounts'),
  'GET /api/neutron/vanity/:site/dictionary': answers('Gives all friendly addresses', 'vanityDictionary'),
  'GET /api/neutron/vanity/:site/web': answers('Finds a friendly address', 'vanity', {
    path: text,
    contentType: text,
    slug: text,
    edition: text,
  }),
  'GET /api/neutron/changes/:site/web': answers('Reads the log of changes after a position', 'changes', {
    after: whole(0, 9_999_999_999),
  }),
  'POST /api/neutron/uds/:site/user/token': answers('Gives a token for somebody who is nobody', 'userToken'),
  'POST /api/neutron/geo/:site/allconnect/providers/web': asks(
    'Finds who offers internet at a place',
    providersQuestion,
    'providersAt',
  ),
  'POST /api/neutron/geo/:site/smarty/address/autocomplete/web': asks(
    'Suggests addresses',
    addressQuestion,
    'addressSuggestions',
  ),
  'POST /api/neutron/geo/:site/smarty/address/validation/web': asks(
    'Checks an address',
    addressQuestion,
    'checkedAddress',
  ),
  'GET /api/neutron/geo/:site/harbinger/predict/:city/:state/web': answers(
    'Tells what homes in a town are like',
    'town',
  ),
};

const forms = {
  'POST /api/forms/newsletters/:site/subscriptions': asks('Signs up for newsletters', signUpQuestion, 'subscriptions'),
  'POST /api/forms/privacy/:site/requests': asks('Asks not to sell or share', optOutQuestion, 'privacyRequests'),
  'POST /api/forms/privacy/:site/choices': asks('Notes a choice about consent', consentQuestion(0), 'consentChoices'),
  'POST /api/forms/missing/:site/addresses': asks(
    'Counts addresses that are not there',
    missingQuestion,
    'missingAddresses',
  ),
  'POST /api/forms/errors/:site/reports': asks(
    'Tells errors in readers’ browsers',
    readerErrorsQuestion,
    'readerErrors',
  ),
  [`POST ${TOLD_AUDIENCE_PATH}/:site` as const]: asks('Says what readers did', toldAudienceSchema, 'audience'),
};

/** Every call that answers by contract, with what it answers: the routes are held to it. */
export const contractCalls = {
  ...pagesAndLists,
  ...liveAndSearch,
  ...syndication,
  ...platform,
  ...forms,
};

const isListed = (name: AnswerName): name is ListedAnswer => LISTED_ANSWERS.some((listed) => listed === name);
const dataCodec = (name: AnswerName): z.ZodType =>
  isListed(name) ? contentAnswers[name].shape.items : contentAnswers[name];

function described({ answers: names, ...call }: ContractCall): Call {
  const codecs = names.map(dataCodec);
  const [only] = codecs;
  return { ...call, answer: only && codecs.length === 1 ? only : z.union(codecs) };
}

export const readingCalls: Calls = {
  ...otherCalls,
  ...Object.fromEntries(Object.entries<ContractCall>(contractCalls).map(([key, call]) => [key, described(call)])),
};
