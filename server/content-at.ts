/** Where services of this process ask for content: in this process, or elsewhere. */
import type { Settings, TextAnswer } from '@masthead/runtime';
import type { Offers } from './service.ts';

interface ContentAt {
  contentFetch(request: Request): Promise<Response>;
  /** The same for who only reads the text. */
  contentAsk(request: Request): Promise<TextAnswer>;
  contentBaseUrl: string;
}

export function contentAt({ contentApiUrl }: Settings, { content, contentAsk = content }: Partial<Offers>): ContentAt {
  if (contentApiUrl === undefined && content && contentAsk)
    return { contentFetch: content, contentAsk, contentBaseUrl: 'http://content.internal' };
  if (contentApiUrl === undefined) throw new Error('There is no content service to ask');
  const ask = (request: Request): Promise<Response> => fetch(request);
  return { contentFetch: ask, contentAsk: ask, contentBaseUrl: contentApiUrl };
}
