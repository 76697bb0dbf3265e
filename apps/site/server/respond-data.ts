/** Answers a navigation in the browser: a page's data, or where it lives; compressed, and asked for afresh each time. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptsEncoding } from '@masthead/runtime';
import type { NavigationAnswer, PageState } from '../pages/page-state.ts';
import { type Head, headUpdate } from '../presentation/head/head.ts';

const compress = promisify(gzip);

export interface DataResponder {
  page(request: Request, page: { state: PageState; head: Head }, status?: number): Promise<Response>;
  /** A browser that asked for data follows redirects itself: the address bar must follow too. */
  redirect(request: Request, location: string): Promise<Response>;
}

export function createDataResponder(version: string, siteUrl: string): DataResponder {
  async function respond(request: Request, answer: NavigationAnswer, status: number): Promise<Response> {
    const json = JSON.stringify(answer);
    const zipped = acceptsEncoding(request.headers.get('accept-encoding') ?? '', 'gzip');
    return new Response(zipped ? await compress(json) : json, {
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        // An answer names the build it came from; an old one kept by a browser would send the reader in circles.
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding',
        ...(zipped && { 'content-encoding': 'gzip' }),
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
