/** The site's client of the content service: a method for each question that has rules of its own, and `get` for all others. */
import {
  type AnswerCodecs,
  type AnswerName,
  contentAnswers,
  type LiveCoverageItem,
  type MissingCount,
  type PageType,
  type ReaderErrors,
  type SeamlessItem,
  type SignUp,
  type StoryTypeName,
  storyKinds,
  type VanityResponse,
} from '@masthead/model';
import type { ChoicePlace } from '@masthead/rules';
import { type Logger, statusOf } from '@masthead/runtime';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { AskContent } from './ask.ts';
import {
  type ApiContext,
  type Ask,
  buildComponentRequest,
  buildRequest,
  type ContentRequest,
} from './build-request.ts';
import type { AnsweredName, RequestName, Values } from './definitions.ts';
import { MovedContent } from './errors.ts';

interface PageAsk {
  type: string;
  slug: string;
  /** Without header and footer. */
  contentOnly: boolean;
  /** The query that is the page's own. */
  query?: Values;
  preview?: string | undefined;
}

export interface SeamlessAsk {
  slug?: string | undefined;
  contentId?: string | undefined;
  pageType?: PageType | undefined;
  collectionId?: string | undefined;
}

interface VanityAsk {
  path?: string;
  contentType?: string;
  slug?: string;
  edition?: string;
}

export interface ContentClient {
  /** Read by the codec that the contract has for the answer. */
  get<Name extends AnsweredName>(name: Name, ask?: Ask): Promise<Answers[Name]>;
  page<Codec extends z.ZodType>(ask: PageAsk, codec: Codec): Promise<z.output<Codec>>;
  moneyPage<Codec extends z.ZodType>(ask: Omit<PageAsk, 'type'>, codec: Codec): Promise<z.output<Codec>>;
  /** What a link of an answer leads to; refuses links that leave the content API. */
  getComponent<Codec extends z.ZodType>(href: string, codec: Codec): Promise<z.output<Codec>>;
  /** Where a browser itself asks for it: a path of the host that pages come from. */
  pathOf(name: RequestName, params: Values): string;
  /** The path at which content of a kind is read, also by a slug that it had before. */
  addressOf(contentType: string, slug: string): Promise<string>;
  /** What live coverage has gained; nothing when that cannot be learnt now. */
  liveItemsSince(contentId: string, lastSequence: number): Promise<LiveCoverageItem[]>;
  /** What may follow on an endless page; throws when the service fails. */
  seamless(ask: SeamlessAsk): Promise<SeamlessItem[]>;
  /** The rule of a friendly address; undefined when there is none, or none in time. */
  vanity(ask: VanityAsk): Promise<VanityResponse | undefined>;
  /** Stored flags by name. */
  flags(): Promise<Readonly<Record<string, boolean>>>;
  /** Adds to the addresses that are missing. */
  addMissingAddresses(addresses: readonly MissingCount[]): Promise<void>;
  /** Adds to the errors in readers' browsers. */
  addReaderErrors(errors: readonly ReaderErrors[]): Promise<void>;
  /** Notes whose information is not to be sold or shared, by e-mail address. */
  optOut(address: string): Promise<void>;
  /** Notes what a reader chose about consent; nothing in it tells who. */
  noteConsent(record: ConsentRecord): Promise<void>;
  /** Notes who wants which newsletters. */
  subscribe(signUp: SignUp): Promise<void>;
}

interface ConsentRecord {
  /** As its cookie has it. */
  choice: string;
  /** The word for the laws and signals that held. */
  laws: string;
  madeOn: ChoicePlace;
}

export interface ClientOptions extends ApiContext {
  /** In development pages say how they were made. */
  development: boolean;
  logger: Logger;
}

/** The kind of story to recommend, by the type of the page. */
const RECOMMENDED: Partial<Record<PageType, StoryTypeName>> = {
  article: storyKinds.article.typeName,
  longform: storyKinds.article.typeName,
  product_main: storyKinds.review.typeName,
  video_page: storyKinds.video.typeName,
};

type Answers = { [Name in AnswerName]: z.output<AnswerCodecs[Name]> };
const codecs: { readonly [Name in AnswerName]: z.ZodType<Answers[Name]> } = contentAnswers;

const MOST_BUILT = 2000;
/** Longer slugs are nobody's, and would only take memory. */
const LONGEST_REMEMBERED = 200;

export function createContentClient(ask: AskContent, options: ClientOptions): ContentClient {
  const { development, logger, api } = options;
  const requestOf = (name: RequestName, asked: Ask) => buildRequest(name, asked, options);
  const get = async <Name extends AnsweredName>(name: Name, asked: Ask = {}) =>
    ask(requestOf(name, asked), codecs[name]);

  /** Requests for pages of stories as they were last built: the same ones are asked for over and over. */
  const built = new LRUCache<string, ContentRequest>({ max: MOST_BUILT });

  function pageRequest(name: RequestName, asked: PageAsk): ContentRequest {
    const { type, slug, contentOnly, preview } = asked;
    const query = { ...asked.query, contentOnly, debug: development || null };
    const headers = { 'neon-header': String(!contentOnly) };
    return requestOf(name, { params: { type, slug }, query, headers, preview });
  }

  function askPage<Codec extends z.ZodType>(name: RequestName, asked: PageAsk, codec: Codec) {
    const hasQuery = Object.values(asked.query ?? {}).some((value) => value !== undefined && value !== null);
    if (hasQuery || asked.preview || asked.slug.length > LONGEST_REMEMBERED)
      return ask(pageRequest(name, asked), codec);
    const key = `${name} ${asked.type} ${asked.contentOnly} ${asked.slug}`;
    const request = built.get(key) ?? pageRequest(name, asked);
    built.set(key, request);
    return ask(request, codec);
  }

  return {
    get,
    page: async (asked, codec) => askPage('page', asked, codec),
    moneyPage: async (asked, codec) => askPage('moneyPage', { ...asked, type: 'article' }, codec),
    getComponent: async (href, codec) => ask(buildComponentRequest(href, options), codec),
    async addressOf(contentType, slug) {
      const find = async (wanted: string) => (await get('urlGenerator', { params: { contentType, slug: wanted } })).url;
      return find(slug.toLowerCase()).catch((error: unknown) => {
        if (error instanceof MovedContent) return find(error.slug);
        throw error;
      });
    },
    pathOf: (name, params) => requestOf(name, { params }).url.pathname,

    async liveItemsSince(contentId, lastSequence) {
      const request = requestOf('liveItems', { params: { contentId, start: lastSequence + 1 } });
      try {
        return (await ask(request, codecs.liveItems)).items;
      } catch (error) {
        logger.warn('Live items could not be fetched', { error, contentId });
        return [];
      }
    },

    async seamless({ slug, contentId, pageType, collectionId }) {
      const name = slug || contentId || pageType;
      if (!name || !api.definitions.seamless) {
        logger.warn(
          name ? 'The seamless request is not defined' : 'Seamless needs a slug, a content id or a page type',
        );
        return [];
      }
      const recommendationContentType = pageType && RECOMMENDED[pageType];
      const query = { contentId, recommendationContentType, collectionId };
      return ask(requestOf('seamless', { params: { slug: name }, query }), contentAnswers.seamless.shape.items);
    },

    flags: async () => get('flags'),

    async addMissingAddresses(addresses) {
      await get('missingAddresses', { body: { addresses } });
    },

    async addReaderErrors(errors) {
      await get('readerErrors', { body: { errors } });
    },

    async optOut(address) {
      await get('privacyRequests', { body: { address } });
    },

    async noteConsent(record) {
      await get('consentChoices', { body: record });
    },

    async subscribe(signUp) {
      await get('subscriptions', { body: signUp });
    },

    async vanity(asked) {
      return get('vanity', { query: { ...asked } }).catch((error: unknown) => {
        // Most addresses have no rule: that is no news.
        if (statusOf(error) !== 404) logger.warn('A friendly address was skipped', { error, path: asked.path });
        return undefined;
      });
    },
  };
}
