/** Where services of this process ask for content: in this process, or elsewhere. */
import type { Settings } from '@masthead/runtime';
import type { Offers } from './service.ts';

interface ContentAt {
  contentFetch(request: Request): Promise<Response>;
  contentBaseUrl: string;
}

export function contentAt({ contentApiUrl }: Settings, { content }: Partial<Offers>): ContentAt {
  if (contentApiUrl === undefined && content)
    return { contentFetch: content, contentBaseUrl: 'http://content.internal' };
  if (contentApiUrl === undefined) throw new Error('There is no content service to ask');
  return { contentFetch: (request) => fetch(request), contentBaseUrl: contentApiUrl };
}
