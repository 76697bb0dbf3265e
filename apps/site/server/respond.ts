/** From a finished page to a response: a fresh nonce, the policy that names it, the reader's laws and encoding. */
import {
  declareGatedScripts,
  disclosureFor,
  type HeaderReader,
  type LogLine,
  type Privacy,
  policySources,
  privacyOf,
} from '@masthead/rules';
import { acceptsEncoding } from '@masthead/runtime';
import { contentSecurityPolicy, newNonce, type PolicyOptions, securityHeaders, strictTransport } from '@masthead/web';
import type { PagePlatform } from '../pages/page-state.ts';
import { embedSites } from '../presentation/body/embed-sites.ts';
import type { EncodedBody, PageDocument } from './document/page-document.ts';
import { ownPart } from './scripts/own-part.ts';
import type { SiteDeps } from './site-deps.ts';

type HeaderValues = Readonly<Record<string, string>>;

interface FinishedPage {
  document: PageDocument;
  headers: HeaderValues;
  /** Made to be shown by other sites. */
  embeddable?: boolean;
  /** Unknown of error pages: nobody else learns what was asked for there, if a law says so. */
  platform?: PagePlatform | undefined;
}

/** An answer that is ready, for a server that sends it itself. */
export interface ReadyAnswer {
  headers: HeaderValues;
  pieces: readonly Buffer[];
}

export interface HtmlResponder {
  respond(request: Request, page: FinishedPage, status: number): Promise<Response>;
  /** The same at once; undefined when the page has not been compressed yet. */
  ready(page: FinishedPage, headers: HeaderReader): ReadyAnswer | undefined;
}

type ResponderDeps = Pick<SiteDeps, 'development' | 'siteUrl' | 'images' | 'scripts' | 'logger'>;

const UNKNOWN: PagePlatform = { health: true };

export function createHtmlResponder({
  development,
  siteUrl,
  images,
  scripts = {},
  logger,
}: ResponderDeps): HtmlResponder {
  const secure = siteUrl.startsWith('https:');
  const tags = declareGatedScripts(scripts);
  const log = ({ level, message }: LogLine): void => logger[level](message);
  const open = {
    development,
    secure,
    imageHost: URL.parse(images.base)?.origin,
    frames: embedSites.map(({ origin }) => origin),
    declared: policySources(tags),
    // Where no third party may learn of a page, a script that stands in it itself still runs.
    othersWrite: tags.length > 0,
  };
  const headers = { ...securityHeaders, ...(secure && strictTransport) };
  const { 'x-frame-options': _oursOnly, ...anywhere } = headers;
  const ours = { ...policies(open), headers };
  const embedded = { ...policies({ ...open, embeddable: true }), headers: anywhere };

  /** What is the same in every answer with a page, for its encoding and what may be told of it: put together once. */
  const sameHeaders = new WeakMap<FinishedPage, Map<string, HeaderValues>>();

  function sameHeadersOf(page: FinishedPage, encoding: EncodedBody['encoding'], referrerPolicy: string | undefined) {
    const known = sameHeaders.get(page) ?? new Map<string, HeaderValues>();
    sameHeaders.set(page, known);
    const key = `${encoding} ${referrerPolicy}`;
    const found = known.get(key) ?? {
      'content-type': 'text/html; charset=utf-8',
      // Each answer's own: it keeps its place among the others.
      'content-security-policy': '',
      vary: 'accept-encoding',
      ...(encoding === 'gzip' && { 'content-encoding': encoding }),
      ...(page.embeddable ? embedded : ours).headers,
      ...page.headers,
      ...(referrerPolicy && { 'referrer-policy': referrerPolicy }),
    };
    known.set(key, found);
    return found;
  }

  function answerTo(privacy: Privacy, page: FinishedPage) {
    const { platform = UNKNOWN, embeddable } = page;
    const nonce = newNonce();
    const { thirdParties, referrerPolicy } = disclosureFor(platform.health === true, privacy);
    const fixed = embeddable ? embedded : ours;
    const policy = thirdParties ? fixed.open : fixed.closed;
    return {
      part: ownPart(tags, { nonce, privacy, thirdParties, platform }, log),
      headersOf: ({ encoding }: EncodedBody): HeaderValues => ({
        ...sameHeadersOf(page, encoding, referrerPolicy),
        'content-security-policy': policy(nonce),
      }),
    };
  }

  return {
    async respond(request, page, status) {
      const { part, headersOf } = answerTo(privacyOf(request.headers), page);
      const body = await page.document.encode(part, acceptsGzip(request.headers));
      return new Response(Buffer.concat(body.pieces), { status, headers: headersOf(body) });
    },
    ready(page, asked) {
      const { part, headersOf } = answerTo(privacyOf(asked), page);
      const body = page.document.encodeNow(part, acceptsGzip(asked));
      return body && { pieces: body.pieces, headers: headersOf(body) };
    },
  };
}

/** With the hosts of declared scripts, and without any. */
const policies = (options: PolicyOptions) => ({
  open: contentSecurityPolicy(options),
  closed: contentSecurityPolicy({ ...options, declared: undefined }),
});

const acceptsGzip = (headers: HeaderReader): boolean => acceptsEncoding(headers.get('accept-encoding') ?? '', 'gzip');

export const redirectResponse = (location: string, status: 301 | 302): Response =>
  new Response(null, { status, headers: { location, 'cache-control': 'private, max-age=300' } });
