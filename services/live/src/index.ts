/**
 * Live coverage for readers: sockets, streams and polling over the log that the content service keeps. It holds
 * nothing that is not in the log, so any process can serve any reader.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIVE_SOCKET_PATH } from '@masthead/model';
import { boundedBody, type Logger } from '@masthead/runtime';
import { ADMISSION_LIMITS, type AdmissionLimits, createAdmission } from './admission.ts';
import { createChannels } from './channels.ts';
import { credentialsIn } from './credentials.ts';
import { createLiveHttp } from './http.ts';
import { type ContentLogDeps, contentLog, logsTogether, type OtherLog } from './log.ts';
import type { ReaderCounts } from './reader-counts.ts';
import { createRefusalLog } from './refusal-log.ts';
import { createReports, type Report } from './reports.ts';
import { SOCKET_LIMITS, type SocketLimits } from './socket-reader.ts';
import { createSocketServer } from './socket-server.ts';

export type { OtherLog } from './log.ts';
export { followReaderCounts, type ReaderCounts } from './reader-counts.ts';
export type { Report } from './reports.ts';

export interface LiveMetrics {
  liveRefused(code: number): void;
  liveReaders(read: () => number): void;
}

/** How often things are done. */
export interface LiveTimes {
  beatMs: number;
  idleMs: number;
  /** The log is looked at even when nobody says that there is news. */
  checkMs: number;
  countMs: number;
  /** Whether who follows a report of the newsroom still may. */
  keyAskedMs: number;
}

export interface LiveServiceDeps extends ContentLogDeps {
  siteUrl: string;
  /** Of an item that is shown: how, as markup and the stylesheets for it; undefined of one that is not. */
  markUp(item: unknown): Promise<unknown>;
  counts: ReaderCounts;
  /** What the newsroom can follow with a desk's token, by the names of its channels. */
  reports?: Readonly<Record<string, Report>>;
  /** What else readers can follow. */
  otherLogs?: readonly OtherLog[];
  logger: Logger;
  metrics: LiveMetrics;
  times?: Partial<LiveTimes>;
  limits?: Partial<SocketLimits & AdmissionLimits>;
}

export interface LiveService {
  /** Whether a connection that asks for another protocol asks for ours. */
  takes(target: string): boolean;
  upgrade(request: IncomingMessage, connection: Duplex, head: Buffer, sender: string): void;
  fetch(request: Request, sender: string): Promise<Response>;
  /** Takes the names of what changed (see docs/contracts/content-changes.md). */
  hear(names: readonly string[]): void;
  /** Something may have been missed: every log is looked at. */
  checkAll(): void;
  /** Tells everybody to come back, and lets them go. */
  close(): Promise<void>;
}

const TIMES: LiveTimes = { beatMs: 20_000, idleMs: 2500, checkMs: 60_000, countMs: 5000, keyAskedMs: 60_000 };
const MOST_PREVIEW_BYTES = 1_000_000;
const NAME = 'live:';
/** Anything may have changed. */
const EVERYTHING = 'everything';

export function createLiveService(deps: LiveServiceDeps): LiveService {
  const { logger, metrics, counts, siteUrl } = deps;
  const limits = { ...SOCKET_LIMITS, ...ADMISSION_LIMITS, ...deps.limits };
  const times = { ...TIMES, ...deps.times };
  const others = deps.otherLogs ?? [];
  const log = logsTogether(contentLog(deps), others);
  const channels = createChannels(log, logger);
  const admission = createAdmission(limits);
  const refusalLog = createRefusalLog(logger, metrics.liveRefused);
  const onRefused = refusalLog.note;
  const reports = createReports({ ...deps, reports: deps.reports ?? {}, keyAskedMs: times.keyAskedMs });
  const sockets = createSocketServer({
    channels: {
      open: async (name) => reports.channel(name) ?? channels.open(name),
      left: channels.left,
    },
    admission,
    limits,
    siteUrl,
    onRefused,
  });
  const http = createLiveHttp({
    channels,
    log,
    admission,
    waitingBytes: limits.waitingBytes,
    onRefused,
    preview: (request, story) => preview(deps, request, story),
    report: reports.answer,
    logger,
  });
  metrics.liveReaders(() => admission.readers);

  const every = (ms: number, work: () => void): NodeJS.Timeout => setInterval(work, ms).unref();
  const timers = [
    every(times.beatMs, () => {
      sockets.expectAnswers();
      channels.beat();
      reports.beat();
    }),
    every(times.idleMs, sockets.dropIdle),
    every(times.checkMs, () => {
      channels.checkAll();
      refusalLog.summarise();
    }),
    every(times.countMs, () => void counts.tell(channels.sizes())),
  ];

  return {
    takes: (target) => target.split('?', 1)[0] === LIVE_SOCKET_PATH,
    upgrade: sockets.upgrade,
    fetch: http.fetch,
    hear(names) {
      if (names.includes(EVERYTHING)) channels.checkAll();
      for (const name of names) {
        const channel = channelOf(name, others);
        if (channel === undefined) continue;
        http.forget(channel);
        channels.check(channel);
      }
    },
    checkAll: channels.checkAll,
    async close() {
      for (const timer of timers) clearInterval(timer);
      channels.close();
      reports.close();
      await sockets.close();
      await counts.tell({});
    },
  };
}

/** The channel whose log a change is in. */
function channelOf(name: string, others: readonly OtherLog[]): string | undefined {
  if (name.startsWith(NAME)) return name.slice(NAME.length);
  const other = others.find(({ changePrefix }) => name.startsWith(changePrefix));
  return other && other.channelPrefix + name.slice(other.changePrefix.length);
}

/** The desk says who may ask and what a post would be; the site what readers would be shown, and how. */
async function preview(deps: LiveServiceDeps, request: Request, story: string): Promise<Response> {
  const { contentFetch, contentBaseUrl, show, markUp } = deps;
  const headers = new Headers(credentialsIn(request.headers));
  headers.set('content-type', request.headers.get('content-type') ?? 'application/json');
  const asked = new URL(`/api/desk/live/${story}/preview`, contentBaseUrl);
  const body = new Uint8Array(await boundedBody(request, MOST_PREVIEW_BYTES));
  const response = await contentFetch(new Request(asked, { method: 'POST', headers, body }));
  if (!response.ok) return response;
  const { data }: { data: { slug: string; item: unknown } } = await response.json();
  const [item] = await show(data.slug, [data.item]);
  const markup = await markUp(item);
  return Response.json({ data: { item, markup } }, { headers: { 'cache-control': 'no-store' } });
}
