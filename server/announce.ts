/**
 * Tells others what was published: search engines by IndexNow, the subscribers of feeds by a WebSub hub. Off unless
 * configured. Nothing waits for it; what could not be told is tried again, and given up in the end: they look by
 * themselves, later.
 */
import { type Job, queued } from '@masthead/jobs';
import { contentAnswers } from '@masthead/model';
import type { Settings } from '@masthead/runtime';
import { z } from 'zod';
import { feedPathsOf } from '../apps/site/presentation/feeds/feed-address.ts';

type IndexNow = NonNullable<Settings['indexNow']>;

export interface AnnouncementDeps {
  settings: Pick<Settings, 'siteUrl' | 'siteKey' | 'indexNow' | 'websubHub'>;
  /** Asks the content service where stories are. */
  contentFetch(request: Request): Promise<Response>;
  /** How long an answer is waited for. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 5000;
/** As many as IndexNow takes in one message, and as the content service is asked for at once. */
const MOST_TOLD = 10_000;
const MOST_ASKED = 100;

const addressesCodec = z.object({ data: contentAnswers.storyAddresses });

/** In case they are away for a moment: some ten minutes in all. */
const RETRY = { firstMs: 5000, mostMs: 600_000, attempts: 8 };
/** What is queued while others are being told goes out together. */
const MOST_TOGETHER = 200;

/** What is queued is the names of what a change changed (see docs/contracts/content-changes.md). None where nobody is to be told. */
export function announcementJobs(deps: AnnouncementDeps): Job[] {
  const { settings, contentFetch, timeoutMs = TIMEOUT_MS } = deps;
  const { siteUrl, siteKey, indexNow, websubHub } = settings;
  const telling = (name: string, tell: (names: readonly string[]) => Promise<void>): Job =>
    queued({
      name,
      payload: z.array(z.string()),
      most: MOST_TOGETHER,
      retry: RETRY,
      run: (changes) => tell([...new Set(changes.flat())]),
    });
  return [
    ...(indexNow ? [telling('tell-search-engines', (names) => tellEngines(indexNow, names))] : []),
    ...(websubHub ? [telling('tell-websub-hub', (names) => tellHub(websubHub, names))] : []),
  ];

  async function tellEngines({ key, url }: IndexNow, names: readonly string[]): Promise<void> {
    const addresses = await addressesOf(namesAfter('story:', names));
    const keyLocation = new URL(`/${key}.txt`, siteUrl).href;
    for (const urlList of slices(addresses, MOST_TOLD))
      await post(url, JSON.stringify({ host: new URL(siteUrl).host, key, keyLocation, urlList }), 'application/json');
  }

  /** Absolute, of those that search engines may know. */
  async function addressesOf(ids: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const some of slices(ids, MOST_ASKED)) {
      const path = `/api/neutron/sitemaps/${siteKey}/stories/web?ids=${some.map(encodeURIComponent).join(',')}`;
      const response = await contentFetch(new Request(new URL(path, 'http://content.internal')));
      const { items } = addressesCodec.parse(await response.json()).data;
      found.push(...items.map(({ url }) => new URL(url, siteUrl).href));
    }
    return found;
  }

  async function tellHub(hub: string, names: readonly string[]): Promise<void> {
    // A story that only changed its words stays where it is in every listing: the river stands for all feeds that have it.
    const listings = [
      ...namesAfter('listing:', names),
      ...(names.some((name) => name.startsWith('story:')) ? ['river'] : []),
    ];
    const feeds = [...new Set(listings.flatMap(feedPathsOf))].map((path) => new URL(path, siteUrl).href);
    if (feeds.length === 0) return;
    const form = new URLSearchParams([['hub.mode', 'publish'], ...feeds.map((feed) => ['hub.url', feed])]);
    await post(hub, form.toString(), 'application/x-www-form-urlencoded');
  }

  async function post(url: string, body: string, type: string): Promise<void> {
    const headers = { 'content-type': `${type}; charset=utf-8` };
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`);
  }
}

const namesAfter = (prefix: string, names: readonly string[]): string[] =>
  names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));

const slices = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
