/**
 * A message to readers, made into bytes once however many get it: as a whole WebSocket frame, and as an event of a
 * stream. A frame of a server is the same for every reader, so it can be written to each connection as it is.
 */
import type { LiveMessage, RefusedMessage } from '@masthead/model';

const TEXT = 0x81;
const PING = Buffer.from([0x89, 0x00]);
const SHORT = 126;
const MEDIUM = 65_536;

function textFrame(payload: Buffer): Buffer {
  const { length } = payload;
  if (length < SHORT) return Buffer.concat([Buffer.from([TEXT, length]), payload]);
  if (length < MEDIUM) {
    const head = Buffer.from([TEXT, SHORT, 0, 0]);
    head.writeUInt16BE(length, 2);
    return Buffer.concat([head, payload]);
  }
  const head = Buffer.from([TEXT, SHORT + 1, 0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeUInt32BE(length, 6);
  return Buffer.concat([head, payload]);
}

type Message = LiveMessage | RefusedMessage;

export class Frame {
  readonly text: string;
  readonly #type: string;
  /** What a reader of a stream comes back with, to hear what it missed. */
  readonly #event: number | undefined;
  readonly #withPing: boolean;
  #socketBytes: Buffer | undefined;
  #streamBytes: Uint8Array | undefined;

  constructor(message: Message, options: { event?: number; withPing?: boolean } = {}) {
    this.text = JSON.stringify(message);
    this.#type = message.type;
    this.#event = options.event;
    this.#withPing = options.withPing ?? false;
  }

  /** With a ping behind it where one is due: a reader's answer to it is a sign of life. */
  get socketBytes(): Buffer {
    if (!this.#socketBytes) {
      const frame = textFrame(Buffer.from(this.text));
      this.#socketBytes = this.#withPing ? Buffer.concat([frame, PING]) : frame;
    }
    return this.#socketBytes;
  }

  get streamBytes(): Uint8Array {
    if (!this.#streamBytes) {
      const id = this.#event === undefined ? '' : `id: ${this.#event}\n`;
      this.#streamBytes = Buffer.from(`event: ${this.#type}\n${id}data: ${this.text}\n\n`);
    }
    return this.#streamBytes;
  }
}

/** One item travels as an object, several as a list. */
export const itemsFrame = (channel: string, from: number, to: number, items: readonly unknown[]): Frame =>
  new Frame(
    { type: 'items', channel, from, to, items: items.length === 1 ? items[0] : items },
    {
      event: to,
    },
  );

export const beatFrame = (channel: string, lastEvent: number): Frame =>
  new Frame({ type: 'beat', channel, lastEvent }, { event: lastEvent, withPing: true });
