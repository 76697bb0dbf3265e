/**
 * A reader on a socket: says which channels it wants, subscribes to each, and gets what is new. Whatever it does wrong
 * ends its own connection and nobody else's.
 */
import type { Duplex } from 'node:stream';
import type { LiveMessage, ReaderMessage } from '@masthead/model';
import type { RawData, WebSocket } from 'ws';
import type { Followed, Follower } from './channel.ts';
import type { Frame } from './frame.ts';
import { isChannelName, readMessage } from './messages.ts';
import { type Refusal, refusals } from './refusal.ts';
import { keyWith } from './session-key.ts';

export interface SocketLimits {
  /** A message of a reader. */
  messageBytes: number;
  /** So many messages within so long. */
  messages: number;
  windowMs: number;
  /** How long a reader may take to subscribe. */
  subscribeMs: number;
  /** What may wait to be read. */
  waitingBytes: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  messageBytes: 4096,
  messages: 20,
  windowMs: 10_000,
  subscribeMs: 10_000,
  waitingBytes: 1_048_576,
};

/** What there is to follow, by name. */
export interface Following {
  /** Undefined when there is no such channel; rejects when nobody can tell. */
  open(name: string): Promise<Followed | undefined>;
  /** Somebody left it. */
  left(channel: Followed): void;
}

export interface SocketReaderDeps {
  channels: Following;
  limits: SocketLimits;
  onRefused(refusal: Refusal): void;
  onClosed(reader: SocketReader): void;
}

const OPEN = 1;
/** A reader who is sent away has so long to go by itself. */
const LEAVING_MS = 2000;

export class SocketReader implements Follower {
  readonly #socket: WebSocket;
  readonly #connection: Duplex;
  readonly #deps: SocketReaderDeps;
  readonly #since = performance.now();
  readonly #following = new Set<Followed>();
  /** Keys by the names of the channels that were set. */
  #keys: Map<string, string> | undefined;
  #subscribed: Set<string> | undefined;
  #windowStart = 0;
  #messages = 0;
  #alive = true;
  /** Of the request that it began with; for who is signed in at the desk. Nobody else's are kept. */
  #cookies: string | undefined;

  constructor(socket: WebSocket, connection: Duplex, deps: SocketReaderDeps, cookies?: string) {
    this.#cookies = cookies;
    this.#socket = socket;
    this.#connection = connection;
    this.#deps = deps;
    socket.on('message', (data, isBinary) => this.#onMessage(data, isBinary));
    socket.on('pong', () => {
      this.#alive = true;
    });
    // A connection that breaks is told by its closing; one that speaks something else is refused by the library.
    socket.on('error', (error) => {
      if ('code' in error && String(error.code).startsWith('WS_ERR')) deps.onRefused(refusals.malformed);
    });
    socket.on('close', () => {
      this.#leave();
      deps.onClosed(this);
    });
  }

  #leave(): void {
    for (const channel of this.#following) {
      channel.leave(this);
      this.#deps.channels.left(channel);
    }
    this.#following.clear();
  }

  #onMessage(data: RawData, isBinary: boolean): void {
    if (this.#socket.readyState !== OPEN) return;
    this.#alive = true;
    // Messages come whole and as one buffer: the socket's own setting.
    const bytes = data as Buffer;
    const refusal = this.#wrongWith(bytes, isBinary);
    const message = refusal ? undefined : readMessage(bytes.toString());
    if (!message) this.refuse(refusal ?? refusals.malformed);
    else if (message.type === 'set_channels') this.#setChannels(message);
    else void this.#subscribe(message);
  }

  #wrongWith({ length }: Buffer, isBinary: boolean): Refusal | undefined {
    if (this.#isFlooding()) return refusals.tooMany;
    if (isBinary) return refusals.binary;
    return length > this.#deps.limits.messageBytes ? refusals.tooLarge : undefined;
  }

  #isFlooding(): boolean {
    const now = performance.now();
    if (now - this.#windowStart > this.#deps.limits.windowMs) {
      this.#windowStart = now;
      this.#messages = 0;
    }
    this.#messages += 1;
    return this.#messages > this.#deps.limits.messages;
  }

  #setChannels({ channels }: Extract<ReaderMessage, { type: 'set_channels' }>): void {
    if (this.#keys) {
      this.refuse(refusals.notYourTurn);
      return;
    }
    this.#keys = new Map(channels.map(({ name, key }) => [name, keyWith(key, this.#cookies)]));
    this.#cookies = undefined;
    this.#say({ type: 'channels_set', channels: [...this.#keys.keys()] });
  }

  async #subscribe({ channel: name, after }: Extract<ReaderMessage, { type: 'subscribe' }>): Promise<void> {
    const key = this.#keys?.get(name);
    this.#subscribed ??= new Set();
    if (key === undefined || this.#subscribed.has(name)) return this.refuse(refusals.notYourTurn, name);
    this.#subscribed.add(name);
    try {
      const channel = isChannelName(name) ? await this.#deps.channels.open(name) : undefined;
      if (!channel) return this.refuse(refusals.noChannel, name);
      if (!(await channel.opensWith(key))) return this.refuse(refusals.wrongKey, name);
      await channel.join(this, key, after, ({ lastEvent, missed }) => {
        this.#following.add(channel);
        this.#say({ type: 'authorized', channel: name, lastEvent });
        if (missed) this.deliver(missed);
      });
      // It may have gone while the channel was opened.
      if (this.#socket.readyState !== OPEN) this.#leave();
    } catch {
      this.refuse(refusals.broken, name);
    }
  }

  #say(message: LiveMessage): void {
    if (this.#socket.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The same bytes for everybody, straight to the connection: nothing is copied or framed again. */
  deliver(frame: Frame): void {
    if (this.#socket.readyState !== OPEN) return;
    // Backpressure: what a slow reader does not take would pile up here.
    if (this.#connection.writableLength > this.#deps.limits.waitingBytes) this.#drop(refusals.tooSlow);
    else this.#connection.write(frame.socketBytes);
  }

  /** Whoever came and did not subscribe in time goes. */
  dropIfIdle(): void {
    const waited = performance.now() - this.#since;
    if (this.#following.size === 0 && waited > this.#deps.limits.subscribeMs) this.refuse(refusals.silent);
  }

  /** Whoever has not answered since the last time goes; the others are expected to until the next. */
  expectAnswer(): void {
    if (this.#alive) this.#alive = this.#following.size === 0;
    else this.#drop(refusals.silent);
  }

  refuse(refusal: Refusal, channel?: string): void {
    if (this.#socket.readyState !== OPEN) return;
    const { code, message } = refusal;
    this.#deps.onRefused(refusal);
    this.#say({ type: 'error', code, message, ...(channel !== undefined && { channel }) });
    this.#socket.close(code, message);
    setTimeout(() => this.#socket.terminate(), LEAVING_MS).unref();
  }

  /** Without a word: whoever is left when the service goes down. */
  cut(): void {
    this.#socket.terminate();
  }

  /** Nobody reads at the other end: there is no use in a word. */
  #drop(refusal: Refusal): void {
    this.#deps.onRefused(refusal);
    this.#socket.terminate();
  }
}
