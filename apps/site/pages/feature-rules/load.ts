/** Which features any page of the site has, and why: for those who build it. */
import type { Load } from '../load.ts';
import { textHead } from '../text/head.ts';

const LONGEST_ADDRESS = 2048;

export const loadFeatureRules: Load<'feature-rules'> = async ({ query, url, explain }) => {
  const address = (query.address ?? '').slice(0, LONGEST_ADDRESS);
  const head = textHead({ title: 'Features of a page', description: 'Which features a page has, and why.' });
  // Whatever is asked for is an address of this site.
  const asked = address.startsWith('/') ? URL.parse(`${url.origin}${address}`) : undefined;
  const data = asked?.origin === url.origin ? { address, explained: await explain(asked) } : { address };
  return { content: { page: 'feature-rules', data }, head, tags: [] };
};
