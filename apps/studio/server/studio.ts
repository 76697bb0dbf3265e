/** The studio as a function from request to response: one document for all its rooms, and the files of its build. */
import {
  contentSecurityPolicy,
  newNonce,
  otherSpellings,
  type StaticFiles,
  securityHeaders,
  strictTransport,
} from '@masthead/web';
import { LETTER_FRAME_PATH, roomAt, STUDIO_PATH } from '../rooms.ts';
import { studioDocument } from './document.ts';
import { letterFrame } from './letter-frame.ts';

export interface StudioDeps {
  siteUrl: string;
  /** Where pictures of previews come from, when it is another host. */
  imageHost?: string | undefined;
  /** See assets.ts. */
  tags: string;
  /** The files of the build, by their paths in it. */
  files: StaticFiles;
  development: boolean;
}

export interface Studio {
  fetch(request: Request): Response;
}

const METHODS = 'GET, HEAD';

export function createStudio({ siteUrl, imageHost, tags, files, development }: StudioDeps): Studio {
  const secure = siteUrl.startsWith('https:');
  const policy = contentSecurityPolicy({ development, secure, imageHost, frames: ["'self'"] });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    ...securityHeaders,
    ...(secure && strictTransport),
  };

  function page(status: number): Response {
    const nonce = newNonce();
    return new Response(studioDocument(tags, nonce), {
      status,
      headers: { ...headers, 'content-security-policy': policy(nonce) },
    });
  }

  return {
    fetch(request) {
      if (!METHODS.split(', ').includes(request.method))
        return new Response(null, { status: 405, headers: { allow: METHODS, 'cache-control': 'no-store' } });
      const { pathname, search } = new URL(request.url);
      if (pathname === LETTER_FRAME_PATH)
        return new Response(letterFrame.document, { headers: { ...headers, ...letterFrame.headers } });
      const room = otherSpellings(pathname).find(roomAt);
      if (room !== undefined)
        return new Response(null, { status: 301, headers: { location: room + search, 'cache-control': 'no-store' } });
      return files(request, pathname.slice(STUDIO_PATH.length - 1)) ?? page(roomAt(pathname) ? 200 : 404);
    },
  };
}
