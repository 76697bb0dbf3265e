/** Server-sent events, for whose network lets no socket through. It comes back by itself, a few times in a row. */
import { LIVE_STREAM_PATH, type RefusedMessage, readLiveMessage } from '@masthead/model';
import type { LiveChannelDetails } from './details.ts';
import type { LiveNetwork } from './network.ts';
import { type SessionEvents, SILENCE_MS } from './socket-session.ts';

const MOST_FAILURES = 2;
const REFUSED: RefusedMessage['type'] = 'refused';

type StreamSessionEvents = Pick<SessionEvents, 'items' | 'beat'> & { failed(): void };

/** Gives the function that ends it without a word. */
export function openStreamSession(
  { name, key }: Pick<LiveChannelDetails, 'name' | 'key'>,
  after: number,
  { openStream, timers, log }: Pick<LiveNetwork, 'openStream' | 'timers' | 'log'>,
  events: StreamSessionEvents,
): () => void {
  let failures = 0;
  let stopWaiting = timers.after(SILENCE_MS, fail);
  const query = new URLSearchParams({ key, after: String(after) });
  const close = openStream(`${LIVE_STREAM_PATH}/${encodeURIComponent(name)}?${query}`, {
    message(kind, text) {
      if (kind === REFUSED) fail();
      else use(text);
    },
    failed(forGood) {
      failures += 1;
      if (forGood || failures > MOST_FAILURES) fail();
    },
  });

  function use(text: string): void {
    failures = 0;
    stopWaiting();
    stopWaiting = timers.after(SILENCE_MS, fail);
    const message = readLiveMessage(text);
    if (message?.type === 'items') events.items(message);
    else if (message?.type === 'beat') events.beat(message.lastEvent);
    else log.error('The live stream said something that cannot be understood', text);
  }

  function end(): void {
    stopWaiting();
    close();
  }

  function fail(): void {
    end();
    events.failed();
  }

  return end;
}
