/** When a tag is put into the page. */
import type { Timing } from './tag.ts';

export type Moment =
  | { readonly at: 'once' }
  | { readonly at: 'next-task' }
  | { readonly at: 'event'; readonly of: 'document' | 'window'; readonly event: string }
  /** It was in the page when that was sent. */
  | { readonly at: 'server' };

const MOMENTS = {
  queue: { at: 'next-task' },
  domContentLoaded: { at: 'event', of: 'document', event: 'DOMContentLoaded' },
  windowLoad: { at: 'event', of: 'window', event: 'load' },
  windowBeforeUnload: { at: 'event', of: 'window', event: 'beforeunload' },
  immediate: { at: 'once' },
  serverRender: { at: 'server' },
} as const satisfies Record<Timing, Moment>;

/** What to wait for; an event that has been is not waited for. */
export function momentOf(timing: Timing, readyState: 'loading' | 'interactive' | 'complete'): Moment {
  const isPast =
    (timing === 'domContentLoaded' && readyState !== 'loading') ||
    (timing === 'windowLoad' && readyState === 'complete');
  return isPast ? MOMENTS.queue : MOMENTS[timing];
}
