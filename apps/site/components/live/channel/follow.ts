/**
 * Follows a channel, whatever the network allows: by socket, else by stream, else by asking now and then. Nothing is
 * lost on the way: changes are numbered, and what is missing is asked for.
 */
import { LIVE_CLOSE_CODES } from '@masthead/model';
import { type Arrived, arrivedIn } from './arriving.ts';
import { createCatchUp } from './catch-up.ts';
import type { LiveChannelDetails } from './details.ts';
import type { LiveNetwork } from './network.ts';
import { type HeardItems, openSession } from './socket-session.ts';
import { openStreamSession } from './stream-session.ts';

/** `behind`: for some time nothing could be learnt, and it is being tried. */
export type FollowState = 'following' | 'behind' | 'offline';

export interface FollowEvents {
  arrived(arrived: Arrived): void;
  state(state: FollowState): void;
}

export interface Following {
  /** The network is back, the device has woken up or the reader wants to know now. */
  wake(): void;
  /** The device says that it has no network. */
  sleep(): void;
  stop(): void;
}

const MOST_RETRIES = 4;
/** The service could not understand us, or not take us now: nothing is broken. */
const PASSING: ReadonlySet<number> = new Set([LIVE_CLOSE_CODES.misunderstood, LIVE_CLOSE_CODES.notNow]);
const FIRST_RETRY_MS = 1000;
/** While there is no connection yet, and where there will be none. */
const ASK_SOON_MS = 4000;
const ASK_MS = 10_000;
const ASK_HIDDEN_MS = 60_000;
/** What was said to come is asked for, if it does not come. */
const OVERDUE_MS = 2000;
/** A connection that was silent for as long may be one that the device slept through. */
const FRESH_MS = 25_000;
const MOST_FAILED_QUESTIONS = 3;

export function follow(channel: LiveChannelDetails, network: LiveNetwork, events: FollowEvents): Following {
  const { timers, log, random, isHidden } = network;
  let retries = 0;
  let connected = false;
  /** There will be no connection. */
  let settled = false;
  let heardAt = timers.now();
  let failedQuestions = 0;
  let endSession = () => {};
  let cancelRetry = () => {};
  let cancelQuestion = () => {};
  let cancelOverdue = () => {};

  const catchUp = createCatchUp(channel, network, {
    arrived: (items) => deliver(items),
    done() {
      failedQuestions = 0;
      events.state('following');
    },
    failed(error) {
      log.info('What is new in the live coverage could not be asked for', error);
      failedQuestions += 1;
      if (failedQuestions >= MOST_FAILED_QUESTIONS && !connected) events.state('behind');
    },
  });

  function deliver(items: unknown): Arrived {
    const arrived = arrivedIn(items, log);
    events.arrived(arrived);
    return arrived;
  }

  const heard = {
    items({ from, to, items }: HeardItems): void {
      hear();
      const { incompleteFrom } = deliver(items);
      catchUp.heard(from, to, incompleteFrom);
    },
    beat(lastEvent: number): void {
      hear();
      catchUp.upTo(lastEvent);
    },
  };

  function hear(): void {
    heardAt = timers.now();
    if (connected) return;
    connected = true;
    retries = 0;
    failedQuestions = 0;
    cancelQuestion();
    events.state('following');
  }

  function connect(): void {
    endSession = openSession(channel, catchUp.known(), network, {
      ...heard,
      authorized(lastEvent) {
        hear();
        // What came since follows by itself, unless it is too much for that.
        cancelOverdue = timers.after(OVERDUE_MS, () => catchUp.upTo(lastEvent));
      },
      failed: retry,
    });
  }

  function retry(code: number, message: string): void {
    lose();
    const note = code !== LIVE_CLOSE_CODES.noSuchChannel && !PASSING.has(code) ? log.error : log.info;
    note(`The live socket failed: ${message}`, code);
    retries += 1;
    if (code === LIVE_CLOSE_CODES.noSuchChannel) settled = true;
    else if (retries > MOST_RETRIES) openStream();
    else cancelRetry = timers.after(FIRST_RETRY_MS * 2 ** (retries - 1) * (0.5 + random()), connect);
  }

  function openStream(): void {
    endSession = openStreamSession(channel, catchUp.known(), network, {
      ...heard,
      failed() {
        lose();
        settled = true;
      },
    });
  }

  /** There is no connection now: what is new is asked for until there is. */
  function lose(): void {
    const first = connected || retries === 0;
    connected = false;
    cancelOverdue();
    if (first) ask();
  }

  function ask(): void {
    cancelQuestion();
    catchUp.now();
    cancelQuestion = timers.after(isHidden() ? ASK_HIDDEN_MS : settled ? ASK_MS : ASK_SOON_MS, ask);
  }

  function halt(): void {
    connected = false;
    for (const cancel of [endSession, cancelRetry, cancelQuestion, cancelOverdue, catchUp.cancel]) cancel();
    endSession = () => {};
  }

  function start(): void {
    retries = 0;
    failedQuestions = 0;
    settled = false;
    connect();
  }

  start();
  return {
    wake() {
      if (connected && timers.now() - heardAt < FRESH_MS) return;
      halt();
      catchUp.now();
      start();
    },
    sleep() {
      halt();
      events.state('offline');
    },
    stop: halt,
  };
}
