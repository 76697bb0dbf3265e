/** What search engines are asked not to read: what is for machines, for one reader, or for the newsroom. Elsewhere than in production, nothing. */
import { wholeAddress } from '../feeds/entry.ts';

export const ROBOTS_TYPE = 'text/plain; charset=utf-8';

const CLOSED = [
  '/api/',
  '/apigee/',
  '/_data/',
  '/_error/',
  '/_hidden/',
  '/_node/',
  '/ab-test-summary/',
  '/email/',
  '/landing/',
  '/newsletter-generator/',
  '/partner-feed/',
  '/search/',
  '/user/',
];

export function writeRobots(siteUrl: string, development: boolean): string {
  const closed = development ? ['/'] : CLOSED;
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  const map = development ? [] : ['', `Sitemap: ${wholeAddress('/sitemaps/index.xml', siteUrl)}`];
  return `${[...lines, ...map].join('\n')}\n`;
}
