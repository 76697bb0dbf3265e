/** A reader on server-sent events: the same messages as on a socket, one way, for whose network lets no socket through. */
import type { Channel, Follower } from './channel.ts';
import type { Channels } from './channels.ts';
import { beatFrame, Frame } from './frame.ts';
import { type Refusal, refusals } from './refusal.ts';

const RETRY = Buffer.from('retry: 3000\n\n');

interface StreamReaderDeps {
  channels: Channels;
  waitingBytes: number;
  onRefused(refusal: Refusal): void;
  onClosed(): void;
}

export class StreamReader implements Follower {
  readonly body: ReadableStream<Uint8Array>;
  readonly #deps: StreamReaderDeps;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #channel: Channel | undefined;

  constructor(deps: StreamReaderDeps) {
    this.#deps = deps;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
          controller.enqueue(RETRY);
        },
        cancel: () => this.#leave(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: deps.waitingBytes }),
    );
  }

  /** Joins a channel; the first thing it hears is how far that is. */
  follow(channel: Channel, key: string, after: number | undefined): Promise<void> {
    this.#channel = channel;
    return channel.join(this, key, after, ({ lastEvent, missed }) => {
      if (missed) this.deliver(missed);
      this.deliver(beatFrame(channel.name, lastEvent));
    });
  }

  deliver(frame: Frame): void {
    if (!this.#controller) return;
    if ((this.#controller.desiredSize ?? 0) <= 0) this.#end(refusals.tooSlow);
    else this.#controller.enqueue(frame.streamBytes);
  }

  refuse(refusal: Refusal): void {
    const { code, message } = refusal;
    this.#controller?.enqueue(new Frame({ type: 'refused', code, message }).streamBytes);
    this.#end(refusal);
  }

  #end(refusal: Refusal): void {
    this.#deps.onRefused(refusal);
    const controller = this.#controller;
    this.#leave();
    controller?.close();
  }

  #leave(): void {
    if (!this.#controller) return;
    this.#controller = undefined;
    if (this.#channel) {
      this.#channel.leave(this);
      this.#deps.channels.left(this.#channel);
    }
    this.#deps.onClosed();
  }
}
