/** Answers a navigation in the browser: a page's data, or where it lives; compressed, and asked for afresh each time. */
import { encode, encodingFor, encodingHeader, hasTag, weakTag } from '@masthead/web';
import type { NavigationAnswer, PageState } from '../pages/page-state.ts';
import { type Head, headUpdate } from '../presentation/head/head.ts';

export interface DataResponder {
  page(request: Request, page: { state: PageState; head: Head }, status?: number): Promise<Response>;
  /** A browser that asked for data follows redirects itself: the address bar must follow too. */
  redirect(request: Request, location: string): Promise<Response>;
}

export function createDataResponder(version: string, siteUrl: string): DataResponder {
  async function respond(request: Request, answer: NavigationAnswer, status: number): Promise<Response> {
    const json = Buffer.from(JSON.stringify(answer));
    const etag = weakTag(json);
    const headers = {
      // An answer names the build it came from; an old one kept by a browser would send the reader in circles.
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding',
      etag,
    };
    if (status === 200 && hasTag(request.headers.get('if-none-match') ?? '', etag))
      return new Response(null, { status: 304, headers });
    const encoding = encodingFor(request.headers.get('accept-encoding'));
    return new Response(await encode(json, encoding), {
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        ...headers,
        ...encodingHeader(encoding),
      },
    });
  }

  return {
    page(request, { state, head }, status = 200) {
      const update = headUpdate(head, { siteUrl, brand: state.brand });
      return respond(request, { kind: 'page', page: state, head: update, version }, status);
    },
    redirect: (request, location) => respond(request, { kind: 'redirect', location, version }, 200),
  };
}
