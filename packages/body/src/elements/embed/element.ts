/** What was said elsewhere: its words and its address. Posts of some networks have shortcodes of their own names. */
import { z } from 'zod';
import { defineElement, needsItsPage, refersToNothing, words } from '../definition.ts';

export const NETWORK_SHORTCODES = ['tweet', 'twitter_tweet', 'facebook'] as const;

export const embed = defineElement({
  attributes: z.object({
    url: z.string().trim().max(2000, 'is too long').refine(isOfTheWeb, 'is no address of the web'),
    text: words.optional(),
    /** The name of the shortcode, when it is a network's. */
    network: z.enum(NETWORK_SHORTCODES).optional(),
  }),
  refersTo: refersToNothing,
  reads: needsItsPage,
  sells: false,
  inFiles: {},
});

function isOfTheWeb(address: string): boolean {
  const protocol = URL.parse(address)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}
