/**
 * The issuer's library speaks Node's own requests and responses; here they are made of those that the product speaks.
 * So it is asked in process as well, by the site's own half, whatever address the world knows it by.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { boundedBody } from '@masthead/runtime';
import inject from 'light-my-request';

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

const LARGEST_BODY = 64_000;
const BODILESS = new Set([204, 304]);

/** `siteUrl` is where it is: no header of a request says otherwise. `prefix` stands before the handler's paths. */
export async function answeredBy(
  handler: NodeHandler,
  request: Request,
  { siteUrl, prefix }: { siteUrl: URL; prefix: string },
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const payload = request.body ? Buffer.from(await boundedBody(request, LARGEST_BODY)) : undefined;
  const answer = await inject(
    (incoming: IncomingMessage & { originalUrl?: string }, outgoing) => {
      // The library finds what stands before its paths by comparing the two.
      incoming.originalUrl = pathname + search;
      incoming.url = (pathname.slice(prefix.length) || '/') + search;
      handler(incoming, outgoing);
    },
    {
      method: request.method,
      url: pathname + search,
      headers: headersFor(request, siteUrl),
      ...(payload && { payload }),
    },
  );
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    for (const each of [value].flat()) if (each !== undefined) headers.append(name, `${each}`);
  // How the bytes travel is for whoever sends them.
  for (const name of ['connection', 'transfer-encoding', 'content-length']) headers.delete(name);
  const body = BODILESS.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
  return new Response(body, { status: answer.statusCode, headers });
}

/** Runs work that wants Node's request for its cookies only. */
export async function withNodeRequest<Result>(
  request: Request,
  siteUrl: URL,
  work: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<Result>,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  await inject(
    (incoming, outgoing) => {
      work(incoming, outgoing)
        .then(resolve, reject)
        .finally(() => outgoing.end());
    },
    { method: 'GET', url: new URL(request.url).pathname, headers: headersFor(request, siteUrl) },
  );
  return promise;
}

const headersFor = (request: Request, { host, protocol }: URL): Record<string, string> => ({
  ...Object.fromEntries(request.headers),
  host,
  'x-forwarded-proto': protocol.slice(0, -1),
  'x-forwarded-host': host,
});
