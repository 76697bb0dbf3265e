/** Counts what a reader does, page view by page view. A chunk of its own, for readers who may be counted. */
import { browserTimers } from '@masthead/browser';
import type { AdapterSources } from '@masthead/rules';
import { EVENTS_PATH, type Happening, maySend, type TrackedEvent } from '@masthead/tracking';
import { HAPPENED } from '../../base/happened.ts';
import { whenIdle } from '../../base/when-idle.ts';
import type { Others } from '../adapters/others.ts';
import { arrivalsIn } from './arrivals.ts';
import { watchClicks } from './clicks.ts';
import { watchEngagement } from './engagement.ts';
import { KEPT, readKept, writeKept } from './keep.ts';
import { type Answer, createOutbox } from './outbox.ts';
import { monitorAudience, watchTimings } from './timings.ts';
import { addressOf, type View } from './view.ts';

const outbox = createOutbox({
  timers: browserTimers,
  send: post,
  keep: { read: () => readKept(KEPT.events), write: (text) => void writeKept(KEPT.events, text) },
});
let current: View | undefined;
/** Loaded whole or brought back: what the browser measures of loading belongs to that view. */
let ofDocument: View | undefined;
const engagement = watchEngagement(tell);
let leaveVideos = () => {};
let isWatching = false;
let others: Promise<Others> | undefined;

/** `adapters` are those of others, who are told the same. */
export function countView(view: View, adapters: AdapterSources | undefined): void {
  // Of the view that ends.
  engagement.settle();
  leaveVideos();
  current = view;
  if (!view.sender) {
    outbox.forget();
    others?.then(({ end }) => end(view)).catch(reportError);
    return;
  }
  if (adapters) others ??= import('../adapters/others.ts').then(({ createOthers }) => createOthers(adapters));
  if (view.how !== 'navigated') ofDocument = view;
  watchOnce();
  for (const arrival of arrivalsIn(view)) tell(arrival);
  engagement.restart();
  if (view.how === 'loaded') watchTimings(view, tell);
  monitorAudience(view, tell);
  if (document.querySelector('video'))
    import('./videos.ts').then(({ watchVideos }) => {
      leaveVideos = watchVideos(() => current, tell);
    }, reportError);
}

function tell({ category, ...said }: Happening, view = current): void {
  if (!view?.sender || !maySend(category, view.circumstances)) return;
  const { pageViewGuid, postId } = view.tracking;
  const page = { address: addressOf(view.state), kind: view.state.content.page, storyId: postId || null };
  const event: TrackedEvent = { id: crypto.randomUUID(), at: Date.now(), view: pageViewGuid, page, ...said };
  if (view.state.platform?.counts) outbox.add(view.sender, event);
  others?.then(({ tell: tellOthers }) => tellOthers(event, category, view)).catch(reportError);
  // Some is known only when the page is hidden: it may not come back.
  if (document.visibilityState === 'hidden') queueMicrotask(outbox.leave);
}

function watchOnce(): void {
  if (isWatching) return;
  isWatching = true;
  const leave = () => {
    engagement.settle();
    outbox.leave();
  };
  watchClicks(() => current, tell);
  addEventListener(HAPPENED, (event) => event instanceof CustomEvent && tell(event.detail));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
  // Some browsers close a page without hiding it first.
  addEventListener('pagehide', () => {
    leaveVideos();
    leave();
  });
  addEventListener('online', outbox.flush);
  // What the last page could not send. What this one tells goes together, a moment later.
  outbox.flush();
  const vital = (happening: Happening) => tell(happening, ofDocument);
  whenIdle(() => void import('./vitals.ts').then(({ watchVitals }) => watchVitals(vital), reportError));
}

/** Arrives also when the page is left, and names nobody but by what is in it. */
async function post(body: string): Promise<Answer> {
  const { status, headers } = await fetch(EVENTS_PATH, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  return { status, retryAfter: Number(headers.get('retry-after')) || 0 };
}
