/** From a finished page to a response: a fresh nonce, the policy that names it, the reader's laws and encoding; or that the reader has it. */
import { hash } from 'node:crypto';
import {
  declareAdapters,
  declareGatedScripts,
  disclosureFor,
  experiments as everyExperiment,
  type HeaderReader,
  type LogLine,
  type PolicySources,
  type Privacy,
  policySources,
  privacyKey,
  privacyOf,
} from '@masthead/rules';
import {
  contentSecurityPolicy,
  encodingFor,
  hasTag,
  newNonce,
  type PolicyOptions,
  securityHeaders,
  strictTransport,
} from '@masthead/web';
import type { PagePlatform } from '../pages/page-state.ts';
import { embedSites } from '../presentation/body/embed-sites.ts';
import { createSharedHeaders, type SharablePage } from './cache/shared-cache.ts';
import { FIRST_SCRIPT } from './document/document.ts';
import type { EncodedBody, PageDocument } from './document/page-document.ts';
import { ownPart } from './scripts/own-part.ts';
import type { SiteDeps } from './site-deps.ts';

type HeaderValues = Readonly<Record<string, string>>;

/** With a fingerprint it may be asked for again by who has it. */
interface FinishedPage extends SharablePage {
  document: PageDocument;
  /** Made to be shown by other sites. */
  embeddable?: boolean;
  /** Unknown of error pages: nobody else learns what was asked for there, if a law says so. */
  platform?: PagePlatform | undefined;
}

/** An answer that is ready, for a server that sends it itself. */
export interface ReadyAnswer {
  status: 200 | 304;
  headers: HeaderValues;
  pieces: readonly Buffer[];
}

export interface HtmlResponder {
  respond(request: Request, page: FinishedPage, status: number): Promise<Response>;
  /** The same at once; undefined when the page has not been compressed yet. */
  ready(page: FinishedPage, headers: HeaderReader): ReadyAnswer | undefined;
}

type ResponderDeps = Pick<
  SiteDeps,
  | 'development'
  | 'siteUrl'
  | 'images'
  | 'scripts'
  | 'adapters'
  | 'outsideDiscussion'
  | 'logger'
  | 'cdn'
  | 'experiments'
  | 'clock'
>;

/** What many readers share has no nonce: who knows one copy would know it for all. */
const BY_HASH = `'sha256-${hash('sha256', FIRST_SCRIPT, 'base64')}'`;
const NO_NONCE = '';

const UNKNOWN: PagePlatform = { health: true };

export function createHtmlResponder({
  development,
  siteUrl,
  images,
  scripts = {},
  adapters = {},
  outsideDiscussion,
  logger,
  cdn,
  experiments = everyExperiment,
  clock,
}: ResponderDeps): HtmlResponder {
  const secure = siteUrl.startsWith('https:');
  const tags = [...declareGatedScripts(scripts), ...declareAdapters(adapters)];
  const log = ({ level, message }: LogLine): void => logger[level](message);
  const open = {
    development,
    secure,
    imageHost: URL.parse(images.base)?.origin,
    // Signing in stands in a frame of ours.
    frames: ["'self'", ...embedSites.map(({ origin }) => origin)],
    declared: withDiscussion(policySources(tags), outsideDiscussion),
    // Where no third party may learn of a page, a script that stands in it itself still runs.
    othersWrite: outsideDiscussion !== undefined || tags.some((tag) => 'src' in tag || 'innerHTML' in tag),
  };
  const headers = { ...securityHeaders, ...(secure && strictTransport) };
  const { 'x-frame-options': _oursOnly, ...anywhere } = headers;
  // A script of others that stands in a page runs by the nonce of its answer.
  const standsInPage = tags.some((tag) => 'innerHTML' in tag);
  const sharedHeaders = createSharedHeaders({ cdn: standsInPage ? undefined : cdn, experiments, clock });
  const ours = { ...policies(open), headers };
  const embedded = { ...policies({ ...open, embeddable: true }), headers: anywhere };
  /** A browser that is told that it has the page keeps the policy that came with it: under another one it is another page. */
  const rules = hash('sha256', JSON.stringify([ours, embedded].map(writtenRules)), 'base64url').slice(0, 8);

  /** What is the same in every answer with a page, for its encoding and the laws of its reader: put together once. */
  const sameHeaders = new WeakMap<FinishedPage, Map<string, HeaderValues>>();

  function sameHeadersOf(page: FinishedPage, encoding: EncodedBody['encoding'], privacy: Privacy): HeaderValues {
    const known = sameHeaders.get(page) ?? new Map<string, HeaderValues>();
    sameHeaders.set(page, known);
    const key = `${encoding} ${privacyKey(privacy)}`;
    const found = known.get(key) ?? headersOfAll(page, encoding, privacy);
    known.set(key, found);
    return found;
  }

  function headersOfAll(page: FinishedPage, encoding: EncodedBody['encoding'], privacy: Privacy): HeaderValues {
    const { referrerPolicy } = disclosureOf(page, privacy);
    return {
      'content-type': 'text/html; charset=utf-8',
      // Each answer's own: it keeps its place among the others.
      'content-security-policy': '',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(page.embeddable ? embedded : ours).headers,
      ...validatorsOf(page, privacy),
      ...(referrerPolicy && { 'referrer-policy': referrerPolicy }),
    };
  }

  /** What who has the page is told when it asks again. Never a policy: the one that it has names the nonce that it has. */
  const validatorsOf = (page: FinishedPage, privacy: Privacy): HeaderValues => ({
    vary: 'accept-encoding',
    ...(page.fingerprint !== undefined && { etag: tagOf(page.fingerprint, privacy) }),
    ...page.headers,
    ...sharedHeaders(page),
  });

  /** Weak: no two answers have the same nonce. */
  const tagOf = (fingerprint: string, privacy: Privacy): string => `W/"${fingerprint}.${rules}.${privacyKey(privacy)}"`;

  const isKnown = ({ fingerprint }: FinishedPage, privacy: Privacy, asked: HeaderReader): boolean => {
    const tags = fingerprint === undefined ? null : asked.get('if-none-match');
    return tags !== null && fingerprint !== undefined && hasTag(tags, tagOf(fingerprint, privacy));
  };

  function answerTo(privacy: Privacy, page: FinishedPage) {
    const { platform = UNKNOWN, embeddable } = page;
    const isShared = sharedHeaders(page) !== undefined;
    const nonce = isShared ? NO_NONCE : newNonce();
    const { thirdParties } = disclosureOf(page, privacy);
    const fixed = (embeddable ? embedded : ours)[isShared ? 'byHash' : 'byNonce'];
    const policy = thirdParties ? fixed.open : fixed.closed;
    return {
      part: ownPart(tags, { nonce, privacy, thirdParties, platform }, log),
      headersOf: ({ encoding }: EncodedBody): HeaderValues => ({
        ...sameHeadersOf(page, encoding, privacy),
        'content-security-policy': policy(nonce),
      }),
    };
  }

  return {
    async respond(request, page, status) {
      const privacy = privacyOf(request.headers);
      if (isKnown(page, privacy, request.headers))
        return new Response(null, { status: 304, headers: validatorsOf(page, privacy) });
      const { part, headersOf } = answerTo(privacy, page);
      const body = await page.document.encode(part, encodingFor(request.headers.get('accept-encoding')));
      return new Response(Buffer.concat(body.pieces), { status, headers: headersOf(body) });
    },
    ready(page, asked) {
      const privacy = privacyOf(asked);
      if (isKnown(page, privacy, asked)) return { status: 304, pieces: [], headers: validatorsOf(page, privacy) };
      const { part, headersOf } = answerTo(privacy, page);
      const body = page.document.encodeNow(part, encodingFor(asked.get('accept-encoding')));
      return body && { status: 200, pieces: body.pieces, headers: headersOf(body) };
    },
  };
}

const disclosureOf = ({ platform = UNKNOWN }: FinishedPage, privacy: Privacy) =>
  disclosureFor(platform.health === true, privacy);

const writtenRules = ({ byNonce, headers }: ReturnType<typeof policies> & { headers: HeaderValues }) => [
  byNonce.open(''),
  byNonce.closed(''),
  headers,
];

/** A comment service runs in the page and loads what it needs from its own host, which it also hears news from. */
function withDiscussion(declared: PolicySources, origin: string | undefined): PolicySources {
  if (origin === undefined) return declared;
  const socket = origin.replace(/^http/, 'ws');
  return {
    'script-src': [...declared['script-src'], origin],
    'style-src': [...declared['style-src'], origin],
    'img-src': [...declared['img-src'], origin],
    'connect-src': [...declared['connect-src'], origin, socket],
    'frame-src': [...declared['frame-src'], origin],
  };
}

/** For one reader's answer, and for one that many share. */
const policies = (options: PolicyOptions) => ({
  byNonce: policiesOf(options),
  byHash: policiesOf({ ...options, inlineScript: BY_HASH }),
});

/** With the hosts of declared scripts, and without any. */
const policiesOf = (options: PolicyOptions) => ({
  open: contentSecurityPolicy(options),
  closed: contentSecurityPolicy({ ...options, declared: undefined }),
});

export const redirectResponse = (location: string, status: 301 | 302): Response =>
  new Response(null, { status, headers: { location, 'cache-control': 'private, max-age=300' } });
