/**
 * A process of its own: thousands of readers on real sockets. They speak just enough WebSocket to follow, so that what
 * is measured is the service and not its readers.
 */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

export interface CrowdOrder {
  port: number;
  path: string;
  readers: number;
  /** What each says once it is connected, in its order; the readers of the bare service say nothing. */
  says: string[];
}

/** When the posts of a round were sent and acknowledged. */
export interface PostTimes {
  sent: number;
  acknowledged: number;
}

export interface CrowdReport {
  /** Milliseconds to each reader, of all posts together. */
  fromSent: { p50: number; p99: number };
  fromAcknowledged: { p50: number; p99: number };
  /** Messages that did not arrive. */
  missing: number;
}

export type CrowdMessage = CrowdOrder | { measure: PostTimes[] } | { reset: true };

/** The same clock for every process of the machine. */
export const clockMs = (): number => Number(process.hrtime.bigint()) / 1e6;

const AT_ONCE = 100;
/** Everything that is shorter is no entry. */
const ENTRY_BYTES = 300;
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
const PING = 0x89;

let readers = 0;
let arrivals: number[][] = [];
let lastEntry = '';

/** A short text of a client is masked, here by nothing. */
function masked(text: string): Buffer {
  const payload = Buffer.from(text);
  const head = Buffer.from([0x81, 0xfe, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}

/** Where a frame begins and ends in some bytes; undefined while it is not whole. */
function frameIn(bytes: Buffer, at: number): { kind: number; from: number; to: number } | undefined {
  const short = bytes[at + 1];
  if (short === undefined) return undefined;
  const head = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (bytes.length < at + head) return undefined;
  const length = short === 127 ? bytes.readUInt32BE(at + 6) : short === 126 ? bytes.readUInt16BE(at + 2) : short;
  const to = at + head + length;
  return to <= bytes.length ? { kind: bytes[at] ?? 0, from: at + head, to } : undefined;
}

const shared = Buffer.alloc(65_536);

function join({ port, path, says }: CrowdOrder, index: number): Promise<void> {
  const joined = Promise.withResolvers<void>();
  let rest: Buffer = Buffer.alloc(0);
  let isOpen = false;
  let heard = 0;
  let entries = 0;
  const isJoined = (): boolean => heard >= says.length;

  function take(kind: number, from: number, to: number, bytes: Buffer): void {
    if (kind === PING) {
      socket.write(PONG);
      return;
    }
    heard += 1;
    if (heard === says.length) joined.resolve();
    else if (!isJoined()) socket.write(masked(says[heard] ?? ''));
    if (to - from < ENTRY_BYTES) return;
    if (index === 0) lastEntry = bytes.toString('utf8', from, to);
    arrivals[entries] ??= [];
    arrivals[entries]?.push(clockMs());
    entries += 1;
  }

  function onBytes(count: number): boolean {
    const chunk = shared.subarray(0, count);
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let at = 0;
    if (!isOpen) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end === -1) {
        rest = Buffer.from(bytes);
        return true;
      }
      if (!bytes.toString('latin1', 0, 12).endsWith('101')) joined.reject(new Error(bytes.toString('latin1', 0, 60)));
      isOpen = true;
      at = end + 4;
      if (says[0] === undefined) joined.resolve();
      else socket.write(masked(says[0]));
    }
    for (let frame = frameIn(bytes, at); frame; frame = frameIn(bytes, at)) {
      take(frame.kind, frame.from, frame.to, bytes);
      at = frame.to;
    }
    rest = at < bytes.length ? Buffer.from(bytes.subarray(at)) : Buffer.alloc(0);
    return true;
  }

  const socket = connect({ port, host: '127.0.0.1', onread: { buffer: shared, callback: onBytes } });
  socket.on('error', joined.reject);
  socket.on('connect', () => {
    // As behind a balancer: each reader from an address of its own.
    const from = `198.18.${(index >> 8) % 256}.${index % 256}`;
    const key = randomBytes(16).toString('base64');
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\nX-Forwarded-For: ${from}\r\n\r\n`,
    );
  });
  resets.push(() => {
    entries = 0;
  });
  return joined.promise;
}

const resets: (() => void)[] = [];

async function gather(order: CrowdOrder): Promise<void> {
  for (let done = 0; done < order.readers; done += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, order.readers - done) }, (_, index) =>
      join(order, done + index),
    );
    await Promise.all(some);
  }
  readers += order.readers;
}

function quantilesOf(times: Float64Array): { p50: number; p99: number } {
  times.sort();
  const at = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

function report(posts: readonly PostTimes[]): CrowdReport {
  const delays = (since: (post: PostTimes) => number): Float64Array =>
    Float64Array.from(posts.flatMap((post, index) => (arrivals[index] ?? []).map((time) => time - since(post))));
  const arrived = posts.reduce((sum, _, index) => sum + (arrivals[index]?.length ?? 0), 0);
  return {
    fromSent: quantilesOf(delays(({ sent }) => sent)),
    fromAcknowledged: quantilesOf(delays(({ acknowledged }) => acknowledged)),
    missing: posts.length * readers - arrived,
  };
}

process.on('message', async (message: CrowdMessage) => {
  if ('measure' in message) process.send?.(report(message.measure));
  else if ('reset' in message) {
    arrivals = [];
    for (const reset of resets) reset();
    process.send?.(lastEntry);
  } else {
    await gather(message).then(
      () => process.send?.('joined'),
      (error: Error) => process.send?.(`failed: ${error.message}`),
    );
  }
});
// Whoever started it is gone.
process.once('disconnect', () => process.exit(0));
