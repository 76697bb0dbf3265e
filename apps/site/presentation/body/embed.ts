/** What was said elsewhere: its words and its address. Nothing of it is fetched before a reader asks for it. */
import type { Attributes } from '@masthead/body';
import type { EmbedFrame } from '../../components/body/embed/data.ts';
import { outboundHref } from '../outbound-href.ts';
import type { Show } from './element.ts';
import { embedSiteOf } from './embed-sites.ts';

const FACEBOOK = 'Facebook';
const SITES: Readonly<Record<NonNullable<Attributes<'embed'>['network']>, string>> = {
  tweet: 'X',
  twitter_tweet: 'X',
  facebook: FACEBOOK,
};

export const embed: Show<'embed'> = ({ network, url, text = '' }, { facebook = true }) => {
  const href = outboundHref(url);
  if (href === undefined) return undefined;
  const address = new URL(href);
  const site = (network && SITES[network]) ?? embedSiteOf(address)?.name ?? address.hostname;
  if (!facebook && site === FACEBOOK) return undefined;
  const frame = frameOf(address);
  return { site, text, href, ...(frame && { frame }) };
};

function frameOf(address: URL): EmbedFrame | undefined {
  const site = embedSiteOf(address);
  const path = site?.framePath(address);
  return site && path ? { src: new URL(path, site.origin).href, from: site.name, shape: site.shape } : undefined;
}
