/** Stories and subjects by id, for what a reader saved and follows: their names, addresses and pictures as the content has them. */
import { FOLLOW_KINDS, type FollowKind } from '@masthead/account';
import { type Instant, productPageCodec, type StorySummary } from '@masthead/model';
import { badRequest, type Clock, statusOf } from '@masthead/runtime';
import { pathTo, topicPath } from '@masthead/urls';
import {
  type FollowedSubject,
  type FollowingLists,
  MOST_CARDS,
  MOST_SUBJECTS,
} from '../components/account/reading-lists.ts';
import type { CardStory } from '../components/cards/card-story.ts';
import type { ContentClient } from '../content-api/client.ts';
import type { View } from '../presentation/view/view.ts';

export interface ReadingLists {
  cards(query: URLSearchParams): Promise<{ stories: readonly CardStory[] }>;
  following(query: URLSearchParams): Promise<FollowingLists>;
}

interface Found {
  subject: FollowedSubject;
  stories: readonly StorySummary[];
}

type Find = (key: string) => Promise<Found>;

const ID = /^[\w-]{1,64}$/;
const KEY = /^[\w.-]{1,100}$/;
const NEWEST = 12;
const IN_RIVER = 24;
const WEEK_MS = 7 * 24 * 60 * 60_000;

export function createReadingLists(content: ContentClient, view: View, clock: Clock): ReadingLists {
  const finders: Record<FollowKind, Find> = {
    topic: async (key) => {
      const { title, items } = await content.get('listing', {
        params: { type: 'topic', id: key },
        query: { limit: NEWEST },
      });
      return { subject: { kind: 'topic', key, name: title, href: topicPath(key), ...recent(items) }, stories: items };
    },
    person: async (key) => {
      const { title, items } = await content.get('listing', {
        params: { type: 'author', id: key },
        query: { limit: NEWEST },
      });
      const href = pathTo('profile', { username: key });
      return { subject: { kind: 'person', key, name: title, href, ...recent(items) }, stories: items };
    },
    product: async (key) => {
      const { components } = await content.page({ type: 'product', slug: key, contentOnly: true }, productPageCodec);
      const { product, listing } = components;
      const picture = product.image && view.picture(product.image, 'menu');
      return {
        subject: {
          kind: 'product',
          key,
          name: product.name ?? key,
          href: pathTo('product', { slug: key }),
          ...(product.manufacturer && { fact: product.manufacturer }),
          ...(picture && { picture }),
        },
        stories: listing.items,
      };
    },
  };

  function recent(items: readonly StorySummary[]): { fact: string } {
    const since: Instant = clock.now() - WEEK_MS;
    const count = items.filter(({ publishedAt }) => publishedAt > since).length;
    if (count === 0) return { fact: 'Nothing new this week' };
    const some = count === NEWEST ? `${count} or more stories` : `${count} ${count === 1 ? 'story' : 'stories'}`;
    return { fact: `${some} this week` };
  }

  /** What is no longer there is missing, and keeps nothing else from being shown. */
  const orNothing = async (found: Promise<Found>): Promise<Found[]> => {
    try {
      return [await found];
    } catch (error) {
      if (statusOf(error) < 500) return [];
      throw error;
    }
  };

  return {
    async cards(query) {
      const ids = (query.get('ids') ?? '').split(',').filter(Boolean);
      if (ids.length === 0 || ids.length > MOST_CARDS || !ids.every((id) => ID.test(id)))
        throw badRequest(`This takes 1 to ${MOST_CARDS} ids`);
      const { items } = await content.get('summaries', { query: { ids: ids.join(',') } });
      return { stories: view.cards(items, 'thumb') };
    },

    async following(query) {
      const asked = FOLLOW_KINDS.flatMap((kind) =>
        [...new Set(query.getAll(kind))].map((key) => ({ kind, key: key.toLowerCase() })),
      );
      if (asked.length > MOST_SUBJECTS || !asked.every(({ key }) => KEY.test(key)))
        throw badRequest(`This takes at most ${MOST_SUBJECTS} topics, people and products`);
      const found = (await Promise.all(asked.map(({ kind, key }) => orNothing(finders[kind](key))))).flat();
      const newest = [...new Map(found.flatMap(({ stories }) => stories).map((story) => [story.id, story])).values()]
        .sort((one, other) => other.publishedAt - one.publishedAt)
        .slice(0, IN_RIVER);
      return {
        subjects: found.map(({ subject }) => subject),
        stories: newest.map((story) => view.card(story, 'thumb')),
      };
    },
  };
}
