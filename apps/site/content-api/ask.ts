/** Sends a request to the content service, in process or over HTTP, and gives what it answers as a domain object or a typed error. */
import { type Dropped, parseWire, UnreadableContent } from '@masthead/model';
import type { TextAnswer } from '@masthead/runtime';
import type { z } from 'zod';
import type { ContentRequest } from './build-request.ts';
import { dependsOn } from './dependencies.ts';
import { badAnswer, dataOf, errorOfComponents, noAnswer } from './errors.ts';

/** The content service as a function: the in-process service, or `fetch` bound to its host. Only its texts are read. */
export type ContentFetch = (request: Request) => Promise<TextAnswer>;

export type AskContent = <Codec extends z.ZodType>(request: ContentRequest, codec: Codec) => Promise<z.output<Codec>>;

/** Hears of each part of an answer that could not be read and was left out. */
type OnDropped = (path: string, dropped: Dropped) => void;

export interface AskOptions {
  contentFetch: ContentFetch;
  onDropped?: OnDropped;
  /** How long an answer is waited for. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 12_000;

export function createAsk({ contentFetch, onDropped = () => {}, timeoutMs = TIMEOUT_MS }: AskOptions): AskContent {
  return async (request, codec) => {
    const { url, headers, credentials, body } = request;
    const sent = body === undefined ? {} : { method: 'POST', body };
    const answer = await inTime(request.timeoutMs ?? timeoutMs, (signal) =>
      fetchText(contentFetch, new Request(url, { ...sent, headers, credentials, redirect: 'manual', signal })),
    );
    // Only the path is ever named: a query can hold a key.
    const { data, names } = dataOf(answer, request);
    dependsOn(names);
    return parseData(data, codec, url.pathname, onDropped);
  };
}

/** Gives up by its own clock too: a service in process knows nothing of signals. The timer goes with the work. */
async function inTime<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const giveUp = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(noAnswer('The content service did not answer in time'));
    giveUp.abort();
  }, ms);
  try {
    return await Promise.race([work(giveUp.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function fetchText(contentFetch: ContentFetch, request: Request): Promise<{ status: number; text: string }> {
  try {
    const response = await contentFetch(request);
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw noAnswer('The content service did not answer', cause);
  }
}

function parseData<Codec extends z.ZodType>(data: unknown, codec: Codec, path: string, onDropped: OnDropped) {
  try {
    return parseWire(codec, data, (dropped) => onDropped(path, dropped));
  } catch (cause) {
    if (!(cause instanceof UnreadableContent)) throw cause;
    const said = errorOfComponents(codec, data);
    throw said ?? badAnswer(`API response of ${path} could not be read: ${cause.message}`, cause);
  }
}
