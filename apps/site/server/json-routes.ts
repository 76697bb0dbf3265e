/** Addresses that answer machines in JSON: where content lives, and accounts, which only their owner may see. */
import { statusOf } from '@masthead/runtime';
import { z } from 'zod';
import { CARDS_PATH, FOLLOWING_PATH } from '../components/account/reading-lists.ts';
import { SUGGEST_PATH } from '../components/search/suggestion.ts';
import type { ContentClient } from '../content-api/client.ts';
import type { View } from '../presentation/view/view.ts';
import type { ReadingLists } from './reading-lists.ts';
import { suggestionsFor } from './suggestions.ts';

const EDITION_URL = '/api/editionurlgenerator/';
const USERS = /^\/apigee\/users(\/|$)/;

/** Undefined: another part of the site answers. */
export type JsonRoutes = (method: string, url: URL) => Promise<Response | undefined>;

const HEADERS = { 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' };

const refusal = (code: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errors: [{ code, message }] }, { status: code, headers: { ...HEADERS, ...headers } });

const question = z.object({
  contentType: z.string().regex(/^content_[a-z_]{1,40}$/),
  slug: z.string().regex(/^[\w-]{1,200}$/),
  edition: z.literal('us').default('us'),
});

export function createJsonRoutes(content: ContentClient, view: View, lists: ReadingLists): JsonRoutes {
  async function suggestions(params: URLSearchParams): Promise<Response> {
    const items = await suggestionsFor(params.get('searchQuery') ?? '', content, view);
    return Response.json({ data: { items } }, { headers: HEADERS });
  }

  async function editionUrl(params: URLSearchParams): Promise<Response> {
    const asked = question.safeParse(Object.fromEntries(params));
    if (!asked.success)
      return refusal(400, 'This takes a contentType such as content_article, a slug, and the edition us');
    try {
      const { contentType, slug } = asked.data;
      return Response.json({ url: await content.addressOf(contentType, slug) }, { headers: HEADERS });
    } catch (error) {
      if (statusOf(error) === 404) return refusal(404, 'There is no such content');
      if (statusOf(error) === 410) return refusal(410, 'This content was withdrawn');
      throw error;
    }
  }

  async function told(lists: Promise<unknown>): Promise<Response> {
    try {
      return Response.json({ data: await lists }, { headers: HEADERS });
    } catch (error) {
      if (statusOf(error) !== 400 || !(error instanceof Error)) throw error;
      return refusal(400, error.message);
    }
  }

  return async (method, { pathname, search, searchParams }) => {
    if (`${pathname}/` === EDITION_URL)
      return new Response(null, { status: 301, headers: { ...HEADERS, location: EDITION_URL + search } });
    if (pathname === EDITION_URL)
      return method === 'GET' || method === 'HEAD'
        ? editionUrl(searchParams)
        : refusal(405, 'This only answers questions', { allow: 'GET, HEAD' });
    if (pathname === SUGGEST_PATH && method === 'GET') return suggestions(searchParams);
    if (pathname === CARDS_PATH && method === 'GET') return told(lists.cards(searchParams));
    if (pathname === FOLLOWING_PATH && method === 'GET') return told(lists.following(searchParams));
    if (USERS.test(pathname)) return refusal(401, 'Sign in to see this account', { 'www-authenticate': 'Bearer' });
    return undefined;
  };
}
