/** Posts and films of other sites stand in frames: exactly theirs may. */
import { expect, it } from 'vitest';
import { embedSites } from '../presentation/body/embed-sites.ts';
import { composedPage } from './testing/composed-page.ts';
import { contentOf, siteOf } from './testing/site-of.ts';

it('a page allows frames of itself, for signing in, and of the sites whose posts may be shown, and of nobody else', async () => {
  const { get } = siteOf(contentOf({ a: () => composedPage('article', 'content_article', 'a', { body: '<p>A</p>' }) }));
  const policy = (await get('/news/a/')).headers.get('content-security-policy') ?? '';
  const frames = policy.split('; ').find((directive) => directive.startsWith('frame-src'));
  expect(frames).toBe(['frame-src', "'self'", ...embedSites.map(({ origin }) => origin)].join(' '));
  expect(frames).not.toMatch(/\*| http:/);
});
