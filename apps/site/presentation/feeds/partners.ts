/** Who takes our stories by a feed of their own, and how. */
import { pathTo, topicPath } from '@masthead/urls';
import type { FeedAsk } from './feed-file.ts';

type Partner = Pick<FeedAsk, 'subject' | 'format'>;

const takes = (endpoint: string, home: string, format: Partner['format']): Partner => ({
  subject: { request: 'feed', params: { endpoint }, home },
  format,
});

const PARTNERS: Readonly<Record<string, Partner>> = {
  'harbour-wire': takes('partner', pathTo('front-page', {}), 'rss'),
  'pocket-lounge': takes('partner', pathTo('front-page', {}), 'json'),
  'shelf-and-basket': takes('reviews', pathTo('reviews', {}), 'json'),
  'kilometre-club': takes('roadshow', topicPath('auto'), 'rss'),
};

export const partnerOf = (name: string): Partner | undefined =>
  Object.hasOwn(PARTNERS, name) ? PARTNERS[name] : undefined;
