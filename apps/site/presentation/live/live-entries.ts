/**
 * Items of live coverage on their way to readers: each gets what the page shows of it, made once for all of them. A
 * browser can neither sanitise a text nor sign the addresses of its pictures.
 */
import { type ArticleLive, contentDate, liveCoverageItemCodec, livePageCodec } from '@masthead/model';
import type { Clock, Logger } from '@masthead/runtime';
import { targetPath } from '@masthead/urls';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { LiveEntry } from '../../components/live/live-entry.ts';
import type { LiveEvent } from '../../components/live/live-event.ts';
import type { ContentClient } from '../../content-api/client.ts';
import type { Bodies } from '../body/bodies.ts';
import { storyTarget } from '../view/card.ts';
import type { View } from '../view/view.ts';
import { type EntryStory, entryOf, shownItem } from './entry-of.ts';
import { type EventClock, eventClock, eventOf } from './event-clock.ts';

/** The items as they came, each that can be shown with `shown`. Never fails: what cannot be shown comes back as it is. */
export type LiveEntries = (slug: string, items: readonly unknown[]) => Promise<unknown[]>;

interface LiveEntriesDeps {
  content: ContentClient;
  view: View;
  bodies: Bodies;
  clock: Clock;
  logger: Logger;
}

interface Coverage {
  story: EntryStory;
  address: string;
  clock: EventClock;
}

const MOST_KEPT = 100;
/** What entries need of their story hardly changes, and must not be asked for with each of them. */
const KEEP_MS = 60_000;

/** The story's own state: when it is, and whether it has ended. */
const stateCodec = z.object({
  type: z.literal('story'),
  eventStart: contentDate.nullish(),
  eventEnd: contentDate.nullish(),
});

export function createLiveEntries({ content, view, bodies, clock, logger }: LiveEntriesDeps): LiveEntries {
  const coverages = new LRUCache<string, Coverage>({
    max: MOST_KEPT,
    ttl: KEEP_MS,
    allowStale: true,
    perf: clock,
    ttlResolution: 0,
    fetchMethod: async (slug) => {
      const { components } = await content.page({ type: 'article-live', slug, contentOnly: true }, livePageCodec);
      return coverageOf(components.live);
    },
  });

  function shownOf(item: unknown, { story, address, clock: eventTime }: Coverage): LiveEntry | LiveEvent | undefined {
    const state = stateCodec.safeParse(item);
    if (state.success)
      return eventOf({ starts: state.data.eventStart ?? undefined, ends: state.data.eventEnd ?? undefined }, eventTime);
    const parsed = shownItem(liveCoverageItemCodec.parse(item), story);
    return parsed && entryOf(parsed, story, { address, clock: eventTime, bodies, view, now: clock.now() });
  }

  return async (slug, items) => {
    const coverage = await coverages.fetch(slug).catch((error: unknown) => {
      logger.warn('Live coverage could not be read to show its items', { error, slug });
      return undefined;
    });
    if (!coverage) return [...items];
    return items.map((item) => {
      try {
        const shown = shownOf(item, coverage);
        return typeof item === 'object' && shown ? { ...item, shown } : item;
      } catch (error) {
        logger.warn('An item of live coverage cannot be shown', { error, slug });
        return item;
      }
    });
  };
}

/** The story without its own items: hundreds of them would be kept for nothing. */
function coverageOf(live: ArticleLive): Coverage {
  const { id, publishedAt, authors, additionalShortcodeData } = live;
  return {
    story: { id, publishedAt, authors, additionalShortcodeData },
    address: targetPath(storyTarget(live)),
    clock: eventClock(live.eventTimeZone),
  };
}
