/** What was said elsewhere: its words and its address. Nothing of it is fetched before a reader asks for it. */
import { z } from 'zod';
import type { EmbedData, EmbedFrame } from '../../components/body/embed/data.ts';
import { outboundHref } from '../outbound-href.ts';
import { element, words } from './element.ts';
import { embedSiteOf } from './embed-sites.ts';

const FACEBOOK = 'Facebook';
const SITES: Readonly<Record<string, string>> = { tweet: 'X', twitter_tweet: 'X', facebook: FACEBOOK };

export const embed = element(
  z.object({ shortcode: z.string(), url: z.string().max(2000), text: words.default('') }),
  ({ shortcode, url, text }, { facebook = true }): EmbedData | undefined => {
    const href = outboundHref(url);
    if (href === undefined) return undefined;
    const address = new URL(href);
    const site = SITES[shortcode] ?? embedSiteOf(address)?.name ?? address.hostname;
    if (!facebook && site === FACEBOOK) return undefined;
    const frame = frameOf(address);
    return { site, text, href, ...(frame && { frame }) };
  },
);

function frameOf(address: URL): EmbedFrame | undefined {
  const site = embedSiteOf(address);
  const path = site?.framePath(address);
  return site && path ? { src: new URL(path, site.origin).href, from: site.name, shape: site.shape } : undefined;
}
