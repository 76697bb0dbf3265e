/** Takes what editors send about live coverage from a site to the content service, where that runs elsewhere. */
import { boundedBody } from '@masthead/runtime';

const MOST_BYTES = 1_000_000;
/** What the desk looks at; nothing else of a request is passed on. */
const PASSED_ON = ['authorization', 'content-type', 'if-match', 'idempotency-key'];

export function deskForwarder(contentUrl: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers();
    for (const name of PASSED_ON) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const body = hasBody ? { body: new Uint8Array(await boundedBody(request, MOST_BYTES)) } : {};
    const answer = await fetch(new URL(pathname + search, contentUrl), {
      method: request.method,
      headers,
      redirect: 'error',
      ...body,
    });
    const type = answer.headers.get('content-type') ?? 'application/json';
    return new Response(await answer.arrayBuffer(), {
      status: answer.status,
      headers: { 'content-type': type, 'cache-control': 'no-store' },
    });
  };
}
