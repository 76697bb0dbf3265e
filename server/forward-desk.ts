/** Takes what editors send about live coverage, and its pictures, from a site to the content service that runs elsewhere. */
import { boundedBody, HttpError } from '@masthead/runtime';

const PICTURES = '/api/desk/media';
export const FORWARDED_DESK_PATHS = ['/api/desk/live', '/api/desk/live/*', PICTURES];

const MOST_BYTES = 1_000_000;
/** What the desk looks at; nothing else of a request is passed on. */
const PASSED_ON = ['authorization', 'content-type', 'if-match', 'idempotency-key'];

export function deskForwarder(contentUrl: string): (request: Request, sender?: string) => Promise<Response> {
  return async (request, sender) => {
    const { pathname, search } = new URL(request.url);
    try {
      const answer = await fetch(new URL(pathname + search, contentUrl), {
        method: request.method,
        headers: passedOn(request.headers, sender),
        redirect: 'error',
        ...(await bodyOf(request, pathname)),
      });
      const type = answer.headers.get('content-type') ?? 'application/json';
      const wait = answer.headers.get('retry-after');
      return answerOf(await answer.arrayBuffer(), answer.status, { type, wait });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { statusCode: code, message } = error;
      return answerOf(JSON.stringify({ errors: [{ code, message }] }), code, { type: 'application/json' });
    }
  };
}

/** With whom it comes from, which the service believes where it knows this machine. */
function passedOn(from: Headers, sender: string | undefined): Headers {
  const headers = new Headers(sender ? { 'x-forwarded-for': sender } : {});
  for (const name of PASSED_ON) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** A picture flows through: the service reads it only from who may send one, and no further than it takes. */
async function bodyOf(request: Request, pathname: string): Promise<RequestInit & { duplex?: 'half' }> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  if (pathname === PICTURES) return { body: request.body, duplex: 'half' };
  return { body: new Uint8Array(await boundedBody(request, MOST_BYTES)) };
}

/** What is refused may still be on its way: nothing else comes over that connection. */
const answerOf = (
  body: ArrayBuffer | string,
  status: number,
  { type, wait }: { type: string; wait?: string | null },
): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': type,
      'cache-control': 'no-store',
      ...(wait && { 'retry-after': wait }),
      ...(status >= 400 && { connection: 'close' }),
    },
  });
