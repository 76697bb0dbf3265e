/** Takes what editors send, and the contract that it is held to, from a site to the content service that runs elsewhere. */
import { boundedBody, HttpError } from '@masthead/runtime';

const PICTURES = '/api/desk/media';
export const FORWARDED_DESK_PATHS = ['/api/desk/*', '/api/openapi.json'];

const MOST_BYTES = 1_000_000;
const JSON_TYPE = 'application/json';
/** What the desk looks at; nothing else of a request is passed on. */
const PASSED_ON = [
  'authorization',
  'content-type',
  'if-match',
  'idempotency-key',
  'origin',
  'sec-fetch-site',
  'user-agent',
];
/** Of the cookies, the desk's own. */
const DESK_COOKIE = /(?:^|;\s*)((?:__Host-)?desk=[\w-]{1,100})(?=;|$)/;
/** What editors' tools look at; nothing else of an answer is. */
const HANDED_BACK = ['etag', 'location', 'retry-after', 'set-cookie', 'www-authenticate'];

/** `more` are headers that calls of others look at besides, `moreBack` those that who sent them does. */
export function deskForwarder(
  contentUrl: string,
  more: readonly string[] = [],
  moreBack: readonly string[] = [],
): (request: Request, sender?: string) => Promise<Response> {
  return async (request, sender) => {
    const { pathname, search } = new URL(request.url);
    try {
      const answer = await fetch(new URL(pathname + search, contentUrl), {
        method: request.method,
        headers: passedOn(request.headers, sender, more),
        // A form is answered with the way back, which is the browser's to go.
        redirect: 'manual',
        ...(await bodyOf(request, pathname)),
      });
      return answerOf(await answer.arrayBuffer(), answer.status, {
        'content-type': answer.headers.get('content-type') ?? JSON_TYPE,
        ...chosen([...HANDED_BACK, ...moreBack], answer.headers),
      });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { statusCode: code, message } = error;
      return answerOf(JSON.stringify({ errors: [{ code, message }] }), code, { 'content-type': JSON_TYPE });
    }
  };
}

/** With whom it comes from, which the service believes where it knows this machine. */
const passedOn = (from: Headers, sender: string | undefined, more: readonly string[]): Record<string, string> => ({
  ...(sender && { 'x-forwarded-for': sender }),
  ...deskCookie(from.get('cookie')),
  ...chosen([...PASSED_ON, ...more], from),
});

function deskCookie(cookies: string | null): Record<string, string> {
  const cookie = DESK_COOKIE.exec(cookies ?? '')?.[1];
  return cookie === undefined ? {} : { cookie };
}

const chosen = (names: readonly string[], from: Headers): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = from.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** A picture flows through: the service reads it only from who may send one, and no further than it takes. */
async function bodyOf(request: Request, pathname: string): Promise<RequestInit & { duplex?: 'half' }> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  if (request.method === 'POST' && pathname === PICTURES) return { body: request.body, duplex: 'half' };
  return { body: new Uint8Array(await boundedBody(request, MOST_BYTES)) };
}

/** What is refused may still be on its way: nothing else comes over that connection. */
const answerOf = (body: ArrayBuffer | string, status: number, headers: Readonly<Record<string, string>>): Response =>
  new Response(body, {
    status,
    headers: {
      'cache-control': 'no-store',
      ...headers,
      ...(status >= 400 && { connection: 'close' }),
    },
  });
