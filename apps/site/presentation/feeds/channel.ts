/** A feed before it is written in a format: what it is called, where it is, and its entries. */
import type { Entry } from './entry.ts';

export const LANGUAGE = 'en-US';

export interface Channel {
  title: string;
  description: string;
  /** The page that shows the same. */
  home: string;
  /** The feed's own address. */
  self: string;
  /** The pages of the feed beside this one. */
  next?: string | undefined;
  previous?: string | undefined;
  /** Who tells subscribers of news, where one is set up. */
  hub?: string | undefined;
  updatedAt: number;
  entries: readonly Entry[];
}

/** What HTTP says of a feed; readers of any format understand it. */
export const channelLinks = ({ self, hub, next, previous }: Channel): { href: string; rel: string }[] => [
  { href: self, rel: 'self' },
  ...(hub ? [{ href: hub, rel: 'hub' }] : []),
  ...(next ? [{ href: next, rel: 'next' }] : []),
  ...(previous ? [{ href: previous, rel: 'prev' }] : []),
];
