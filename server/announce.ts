/**
 * Tells others what was published: search engines by IndexNow, the subscribers of feeds by a WebSub hub. Off unless
 * configured. Nothing waits for it, and what could not be told is only logged: they look by themselves, later.
 */
import type { Logger, Settings } from '@masthead/runtime';
import { z } from 'zod';
import { feedPathsOf } from '../apps/site/presentation/feeds/feed-address.ts';

export interface AnnouncerDeps {
  settings: Pick<Settings, 'siteUrl' | 'siteKey' | 'indexNow' | 'websubHub'>;
  /** Asks the content service where stories are. */
  contentFetch(request: Request): Promise<Response>;
  logger: Logger;
  /** How long an answer is waited for. */
  timeoutMs?: number;
}

export interface Announcer {
  /** Whether anybody is to be told at all. */
  isOn: boolean;
  /** Takes the names of what changed (see docs/contracts/content-changes.md) and returns at once. */
  hear(names: readonly string[]): void;
  /** Resolves when nothing is being told any more. */
  close(): Promise<void>;
}

const TIMEOUT_MS = 5000;
/** As many as IndexNow takes in one message, and as the content service is asked for at once. */
const MOST_TOLD = 10_000;
const MOST_ASKED = 100;

const addressesCodec = z.object({ data: z.object({ items: z.array(z.object({ url: z.string().startsWith('/') })) }) });

export function createAnnouncer(deps: AnnouncerDeps): Announcer {
  const { settings, contentFetch, logger, timeoutMs = TIMEOUT_MS } = deps;
  const { siteUrl, siteKey, indexNow, websubHub } = settings;
  let waiting = new Set<string>();
  let working: Promise<void> | undefined;

  /** What is heard while others are being told goes out together afterwards. */
  async function work(): Promise<void> {
    while (waiting.size > 0) {
      const names = [...waiting];
      waiting = new Set();
      await Promise.all([logged('search engines', tellEngines(names)), logged('the hub', tellHub(names))]);
    }
    working = undefined;
  }

  const logged = (whom: string, telling: Promise<void>): Promise<void> =>
    telling.catch((error: unknown) => logger.warn(`What was published could not be told to ${whom}`, { error }));

  async function tellEngines(names: readonly string[]): Promise<void> {
    if (!indexNow) return;
    const addresses = await addressesOf(namesAfter('story:', names));
    const { key, url } = indexNow;
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

  async function tellHub(names: readonly string[]): Promise<void> {
    if (!websubHub) return;
    // A story that only changed its words stays where it is in every listing: the river stands for all feeds that have it.
    const listings = [
      ...namesAfter('listing:', names),
      ...(names.some((name) => name.startsWith('story:')) ? ['river'] : []),
    ];
    const feeds = [...new Set(listings.flatMap(feedPathsOf))].map((path) => new URL(path, siteUrl).href);
    if (feeds.length === 0) return;
    const form = new URLSearchParams([['hub.mode', 'publish'], ...feeds.map((feed) => ['hub.url', feed])]);
    await post(websubHub, form.toString(), 'application/x-www-form-urlencoded');
  }

  async function post(url: string, body: string, type: string): Promise<void> {
    const headers = { 'content-type': `${type}; charset=utf-8` };
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`);
  }

  const isOn = indexNow !== undefined || websubHub !== undefined;
  return {
    isOn,
    hear(names) {
      if (!isOn) return;
      for (const name of names) waiting.add(name);
      working ??= work();
    },
    close: async () => working,
  };
}

const namesAfter = (prefix: string, names: readonly string[]): string[] =>
  names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));

const slices = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
