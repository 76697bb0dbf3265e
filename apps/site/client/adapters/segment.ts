/** Sends every event that is counted to a service that takes Segment's form, in batches; what gets lost is not sent again. */
import { type SegmentMessage, segmentMessage } from '@masthead/tracking';
import { log } from '../privacy/log.ts';
import type { CreateAdapter } from './adapter.ts';

const WAIT_MS = 1000;
/** A batch must stay below what a browser takes from a page that is being left. */
const MOST = 20;

export const createSegment: CreateAdapter = ({ src, account }) => {
  let waiting: SegmentMessage[] = [];

  function send(): void {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    fetch(src, {
      method: 'POST',
      // Of a type that needs no question in advance, which a page that is being left has no time for.
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ writeKey: account, sentAt: new Date().toISOString(), batch }),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => log({ level: 'warn', message: 'Events were not taken by segment.' }));
  }

  addEventListener('pagehide', send);
  return {
    tell(told) {
      waiting.push(segmentMessage(told));
      if (waiting.length >= MOST || document.visibilityState === 'hidden') send();
      else if (waiting.length === 1) setTimeout(send, WAIT_MS);
    },
    end() {
      waiting = [];
      return true;
    },
  };
};
