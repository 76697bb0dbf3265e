/** By whose clocks the reader wants to be told: those at the place of the event, or their own. The same for all coverage. */

import { createStore } from '@masthead/browser';
import type { Instant } from '@masthead/model';
import { useSyncExternalStore } from 'react';

export type Clocks = 'event' | 'reader';

/** The time alone, or with the day and the zone. */
export type ClockForm = 'time' | 'moment' | 'full';

const KEPT_AS = 'live-clocks';
const chosen = createStore<Clocks | undefined>(undefined);

function kept(): Clocks {
  try {
    return localStorage.getItem(KEPT_AS) === 'reader' ? 'reader' : 'event';
  } catch {
    return 'event';
  }
}

function subscribe(listener: () => void): () => void {
  const stop = chosen.subscribe(listener);
  if (chosen.get() === undefined) chosen.set(kept());
  return stop;
}

/** The event's until the page is hydrated: only the browser knows where its reader is. */
export const useClocks = (): Clocks =>
  useSyncExternalStore(
    subscribe,
    () => chosen.get() ?? 'event',
    () => 'event',
  );

export function chooseClocks(clocks: Clocks): void {
  chosen.set(clocks);
  try {
    localStorage.setItem(KEPT_AS, clocks);
  } catch {
    // Where nothing may be kept, it holds for this page.
  }
}

const FORMS: Readonly<Record<ClockForm, Intl.DateTimeFormatOptions>> = {
  time: { timeStyle: 'short' },
  moment: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  full: { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
};

const formatters = new Map<ClockForm, Intl.DateTimeFormat>();

/** What the reader's own clock shows. Formatters are made once: a page of live coverage tells hundreds of times. */
export function readersTime(at: Instant, form: ClockForm): string {
  const formatter = formatters.get(form) ?? new Intl.DateTimeFormat('en-US', FORMS[form]);
  formatters.set(form, formatter);
  return formatter.format(at);
}
