/** Asks the server for the data of a page. */
import { DATA_PREFIX, type NavigationAnswer } from './page-state.ts';

const isAnswer = (body: unknown): body is NavigationAnswer =>
  typeof body === 'object' && body !== null && 'kind' in body && 'version' in body;

export async function fetchPage(url: URL, signal: AbortSignal): Promise<NavigationAnswer> {
  const response = await fetch(`${DATA_PREFIX}${url.pathname}${url.search}`, {
    signal,
    headers: { accept: 'application/json' },
  });
  // A page that cannot be made anew may still be there as a whole one, from before.
  if (response.status >= 500) throw new Error(`The data of ${url.pathname} is a ${response.status}`);
  const body: unknown = await response.json();
  if (!isAnswer(body)) throw new Error(`The answer for ${url.pathname} could not be read`);
  return body;
}
