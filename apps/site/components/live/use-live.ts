/** Live coverage as it goes on: the page's entries first, then all that arrives, without moving what is being read. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tellHappening } from '../../base/happened.ts';
import type { Arrived } from './channel/arriving.ts';
import type { LiveChannelDetails } from './channel/details.ts';
import { type Following, type FollowState, follow } from './channel/follow.ts';
import { browserNetwork } from './channel/network.ts';
import { keepInPlace } from './keep-in-place.ts';
import type { LiveEntry } from './live-entry.ts';
import { isFollowed, type LiveEvent } from './live-event.ts';
import { afterArrival, afterLook, brings, type LiveState, startState } from './live-state.ts';

export interface LiveSource {
  entries: LiveEntry[];
  event: LiveEvent;
  channel?: LiveChannelDetails;
}

export interface Live {
  state: LiveState;
  /** The same for what stands above the list, a moment later. */
  above: LiveState;
  network: FollowState;
  /** Put on the list of entries. */
  list: RefObject<HTMLElement | null>;
  /** Shows what is new, and goes there. */
  look(): void;
  tryAgain(): void;
}

export function useLive({ entries, event, channel }: LiveSource): Live {
  const [state, setState] = useState(() => startState(entries, event));
  const [above, setAbove] = useState(state);
  const [network, setNetwork] = useState<FollowState>('following');
  const list = useRef<HTMLElement>(null);
  const following = useRef<Following>(undefined);
  const [first] = useState({ channel, event });

  useEffect(() => {
    if (!first.channel || !isFollowed(first.event, Date.now())) return;
    let sought = missingTarget();
    const arrived = (what: Arrived): void => {
      const isSought = brings(what, sought);
      const next = (before: LiveState) => afterArrival(before, what);
      keepInPlace(list.current, anchorsOf(what), () =>
        setState((state) => (isSought ? afterLook(next(state)) : next(state))),
      );
      if (!sought || !isSought) return;
      show(sought);
      sought = undefined;
    };
    const followed = follow(first.channel, browserNetwork, { arrived, state: setNetwork });
    following.current = followed;
    const stopWatching = watchDevice(followed);
    return () => {
      stopWatching();
      followed.stop();
    };
  }, [first]);

  useEffect(() => {
    if (above === state) return;
    return afterNextFrame(() => keepInPlace(list.current, new Set(), () => setAbove(state)));
  }, [above, state]);

  return {
    state,
    above,
    network,
    list,
    look() {
      const waiting = waitingAnchors(state);
      const [newest] = waiting;
      flushSync(() => setState(afterLook));
      tellHappening({ name: 'live_entries_shown', version: 1, category: 'C0002', entries: waiting.length });
      if (newest) show(newest);
    },
    tryAgain: () => following.current?.wake(),
  };
}

const anchorsOf = ({ items }: Arrived): Set<string> =>
  new Set(items.map(({ id, entry }) => entry?.anchor ?? `update-${id}`));

const waitingAnchors = ({ channel }: LiveState): string[] =>
  channel.items.flatMap(({ status, entry }) => (status === 'new' && entry ? entry.anchor : []));

/**
 * What stands above the list waits until the list itself is drawn: a browser that saw both change at once would count
 * all of the list as moved, though nothing in view has.
 */
function afterNextFrame(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

/** Whoever came for an entry that is not on the page yet gets it as soon as it arrives. */
function missingTarget(): string | undefined {
  const target = location.hash.slice(1);
  return target && !document.getElementById(target) ? target : undefined;
}

/** The eye and the keyboard go on there. */
function show(anchor: string): void {
  const entry = document.getElementById(anchor);
  entry?.focus({ preventScroll: true });
  entry?.scrollIntoView({ behavior: 'instant' });
}

/** A device that was asleep or without network has missed something. */
function watchDevice(followed: Following): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const wakeIfSeen = (): void => {
    if (document.visibilityState === 'visible') followed.wake();
  };
  addEventListener('online', followed.wake, { signal });
  addEventListener('offline', followed.sleep, { signal });
  addEventListener('pageshow', (shown) => shown.persisted && followed.wake(), { signal });
  document.addEventListener('visibilitychange', wakeIfSeen, { signal });
  return () => watching.abort();
}
