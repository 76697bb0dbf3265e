/** The channels that somebody follows, each opened once and closed when nobody is left. */
import type { Logger } from '@masthead/runtime';
import { Channel, type Followed } from './channel.ts';
import type { LiveLog } from './log.ts';

export interface Channels {
  /** Undefined when there is no such coverage; rejects when nobody can tell. */
  open(name: string): Promise<Channel | undefined>;
  /** Somebody left: a channel of ours without followers is let go. */
  left(channel: Followed): void;
  /** Something of this story may be new. */
  check(name: string): void;
  checkAll(): void;
  /** Sends every channel's heartbeat. */
  beat(): void;
  sizes(): Record<string, number>;
  close(): void;
}

/** Who asks for what is not there is believed to ask again: so long the answer stays no. */
const ABSENT_MS = 2000;
const MOST_ABSENT = 1000;

export function createChannels(log: LiveLog, logger: Logger): Channels {
  const open = new Map<string, Channel>();
  const opening = new Map<string, Promise<Channel | undefined>>();
  const absentUntil = new Map<string, number>();

  async function load(name: string): Promise<Channel | undefined> {
    try {
      const channel = await Channel.open(name, log, logger);
      if (channel) open.set(name, channel);
      else noteAbsent(name);
      return channel;
    } finally {
      opening.delete(name);
    }
  }

  function noteAbsent(name: string): void {
    if (absentUntil.size >= MOST_ABSENT) absentUntil.clear();
    absentUntil.set(name, performance.now() + ABSENT_MS);
  }

  function isAbsent(name: string): boolean {
    const until = absentUntil.get(name);
    if (until !== undefined && until <= performance.now()) absentUntil.delete(name);
    return absentUntil.has(name);
  }

  /** After whoever said so has gone on: an editor's answer does not wait for thousands of readers. */
  function check(name: string): void {
    absentUntil.delete(name);
    setImmediate(() => void open.get(name)?.check());
  }

  return {
    async open(name) {
      const present = open.get(name);
      if (present && !present.isGone) return present;
      if (isAbsent(name)) return undefined;
      const loading = opening.get(name) ?? load(name);
      opening.set(name, loading);
      return loading;
    },
    left(channel) {
      const own = open.get(channel.name);
      if (own === channel && own.size === 0) open.delete(own.name);
    },
    check,
    checkAll() {
      absentUntil.clear();
      for (const channel of open.values()) void channel.check();
    },
    beat() {
      for (const channel of open.values()) channel.beat();
    },
    sizes: () => Object.fromEntries([...open].map(([name, { size }]) => [name, size])),
    close() {
      for (const channel of open.values()) channel.close();
      open.clear();
    },
  };
}
