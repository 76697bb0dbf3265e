/**
 * Answers of the content service that anybody may have, as they leave the process: with a validator instead of a word
 * that nobody may keep them, and compressed. Who asks in this process gets them as they are.
 */
import { encode, encodingFor, encodingHeader, hasTag, weakTag } from '@masthead/web';

const PUBLIC = /^\/api\/((neutron|bridge)\/|openapi\.json$)/;
/** What is smaller is not worth the work. */
const LEAST_PACKED = 1000;

type Fetch = (request: Request, sender: string | undefined) => Promise<Response>;

export const publicAnswers =
  (fetch: Fetch): Fetch =>
  async (request, sender) => {
    const response = await fetch(request, sender);
    return isPublic(request, response) ? packed(request, response) : response;
  };

/** An editor's preview is not, nor what the service itself says something else of. */
const isPublic = ({ method, url, headers }: Request, response: Response): boolean =>
  method === 'GET' &&
  response.status === 200 &&
  PUBLIC.test(new URL(url).pathname) &&
  !headers.has('preview') &&
  !response.headers.has('cache-control');

async function packed({ headers: asked }: Request, response: Response): Promise<Response> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const etag = weakTag(bytes);
  const headers = { 'cache-control': 'public, no-cache', etag, vary: 'accept-encoding' };
  if (hasTag(asked.get('if-none-match') ?? '', etag)) return new Response(null, { status: 304, headers });
  const encoding = bytes.length < LEAST_PACKED ? 'identity' : encodingFor(asked.get('accept-encoding'));
  return new Response(await encode(bytes, encoding), {
    headers: { ...Object.fromEntries(response.headers), ...headers, ...encodingHeader(encoding) },
  });
}
