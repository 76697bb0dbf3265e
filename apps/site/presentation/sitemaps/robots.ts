/**
 * What search engines are asked not to read: what is for machines. A page that must not be found says so itself, which
 * it can only do where it may be read. Elsewhere than in production, nothing may.
 */
import { wholeAddress } from '../feeds/entry.ts';

export const ROBOTS_TYPE = 'text/plain; charset=utf-8';

const CLOSED = [
  '/api/',
  '/apigee/',
  '/_data/',
  '/_error/',
  '/_node/',
  '/partner-feed/',
  // Every query is another page, and none is worth reading.
  '/search/',
];

export function writeRobots(siteUrl: string, development: boolean): string {
  const closed = development ? ['/'] : CLOSED;
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  const map = development ? [] : ['', `Sitemap: ${wholeAddress('/sitemaps/index.xml', siteUrl)}`];
  return `${[...lines, ...map].join('\n')}\n`;
}
