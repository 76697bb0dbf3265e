/** What the service answers over HTTP: streams, what came since, and previews for the desk. */
import { LIVE_STREAM_PATH } from '@masthead/model';
import type { Logger } from '@masthead/runtime';
import { LRUCache } from 'lru-cache';
import type { Admission } from './admission.ts';
import type { Channels } from './channels.ts';
import type { LiveLog } from './log.ts';
import type { Refusal } from './refusal.ts';
import { StreamReader } from './stream-reader.ts';

export interface LiveHttpDeps {
  channels: Channels;
  log: LiveLog;
  admission: Admission;
  waitingBytes: number;
  onRefused(refusal: Refusal): void;
  /** What a post would be, for whoever may ask: the desk's answer, with what readers would be shown. */
  preview(request: Request, story: string): Promise<Response>;
  /** A report of the newsroom, for whoever may ask. */
  report(request: Request, channel: string): Promise<Response>;
  logger: Logger;
}

type Answer = (request: Request, url: URL, parts: RegExpExecArray, sender: string) => Promise<Response> | Response;

const STREAM = new RegExp(`^${LIVE_STREAM_PATH}/([a-z0-9-]{1,64})$`);
const ITEMS = /^\/api\/live\/items\/([a-z0-9-]{1,64})\/(0|[1-9]\d{0,8})$/;
const REPORT = /^\/api\/live\/(audience)\/([a-z]{1,20})$/;
const PREVIEW = /^\/api\/live\/preview\/([a-z0-9-]{1,64})$/;

/** A proxy may keep what came since for so long; so do we, until something is new. */
const KEPT_SECONDS = 1;
const KEPT_CHARACTERS = 16_000_000;

export interface LiveHttp {
  fetch(request: Request, sender: string): Promise<Response>;
  forget(story: string): void;
}

export function createLiveHttp(deps: LiveHttpDeps): LiveHttp {
  const { channels, log, admission, logger } = deps;
  const answers = new LRUCache<string, string>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ length }) => length,
    ttl: KEPT_SECONDS * 1000,
  });
  const asking = new Map<string, Promise<string | undefined>>();

  async function stream(request: Request, url: URL, [, story = '']: RegExpExecArray, sender: string) {
    const channel = await channels.open(story);
    const key = url.searchParams.get('key') ?? '';
    if (!channel?.opensWith(key)) return failure(404, 'There is no such channel, or the key does not open it');
    if (!admission.enter(sender)) return failure(503, 'There are too many readers');
    const reader = new StreamReader({ ...deps, onClosed: () => admission.leave(sender) });
    await reader.follow(channel, key, knownEvent(request, url));
    return new Response(reader.body, { headers: STREAM_HEADERS });
  }

  async function items(_request: Request, _url: URL, [, story = '', start = '']: RegExpExecArray) {
    const key = `${story}/${start}`;
    const body = answers.get(key) ?? (await askedOnce(key, () => itemsSince(story, Number(start))));
    return body === undefined
      ? failure(404, 'There is no such coverage')
      : new Response(body, {
          headers: { ...JSON_HEADERS, 'cache-control': `public, max-age=0, s-maxage=${KEPT_SECONDS}` },
        });
  }

  /** Many who ask the same at once are one question; what changed meanwhile is not kept. */
  function askedOnce(key: string, ask: () => Promise<string | undefined>): Promise<string | undefined> {
    const present = asking.get(key);
    if (present) return present;
    const asked = ask();
    asking.set(key, asked);
    const done = (body?: string): void => {
      if (asking.get(key) !== asked) return;
      asking.delete(key);
      if (body !== undefined) answers.set(key, body);
    };
    asked.then(done, () => done());
    return asked;
  }

  /** Something of a story is new: nobody gets what was known before. */
  function forget(story: string): void {
    for (const kept of [answers, asking])
      for (const key of [...kept.keys()]) if (key.startsWith(`${story}/`)) kept.delete(key);
  }

  async function itemsSince(story: string, start: number): Promise<string | undefined> {
    const since = await log.since(story, start);
    if (!since) return undefined;
    const { items: found, lastEvent, more } = since;
    return JSON.stringify({ data: { items: found, lastEvent, more } });
  }

  const preview: Answer = (request, _url, [, story = '']) => deps.preview(request, story);

  const report: Answer = (request, _url, [, about, range]) => deps.report(request, `${about}-${range}`);

  const routes: readonly (readonly [method: string, path: RegExp, answer: Answer])[] = [
    ['GET', STREAM, stream],
    ['GET', ITEMS, items],
    ['POST', PREVIEW, preview],
    ['GET', REPORT, report],
  ];

  async function fetch(request: Request, sender: string): Promise<Response> {
    const url = new URL(request.url);
    for (const [method, path, answer] of routes) {
      const parts = path.exec(url.pathname);
      if (!parts) continue;
      if (request.method !== method) return failure(405, `This takes ${method}`, { allow: method });
      return Promise.resolve(answer(request, url, parts, sender)).catch((error: unknown) => {
        logger.warn('Live coverage could not be answered', { path: url.pathname, error });
        return failure(503, 'The log cannot be read');
      });
    }
    return failure(404, 'Not Found');
  }

  return { fetch, forget };
}

/** A browser that comes back says what it heard last. */
function knownEvent({ headers }: Request, { searchParams }: URL): number | undefined {
  const text = headers.get('last-event-id') ?? searchParams.get('after') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

const JSON_HEADERS = { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' };
const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // Proxies that collect before they pass on would keep what is new to themselves.
  'x-accel-buffering': 'no',
};

const failure = (code: number, message: string, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify({ errors: [{ code, message }] }), {
    status: code,
    headers: { ...JSON_HEADERS, 'cache-control': 'no-store', ...headers },
  });
