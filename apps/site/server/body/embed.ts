/** What was said elsewhere: its words and its address. Nothing of it is fetched. */
import { z } from 'zod';
import type { EmbedData } from '../../components/body/embed/data.ts';
import { outboundHref } from '../view/outbound-href.ts';
import { element, words } from './element.ts';

const SITES: Readonly<Record<string, string>> = { tweet: 'X', twitter_tweet: 'X', facebook: 'Facebook' };

export const embed = element(
  z.object({ shortcode: z.string(), url: z.string().max(2000), text: words.default('') }),
  ({ shortcode, url, text }): EmbedData | undefined => {
    const href = outboundHref(url);
    return href === undefined ? undefined : { site: SITES[shortcode] ?? new URL(href).hostname, text, href };
  },
);
