/** Somebody who follows a channel on a network in the test's hands. */
import type { LiveItem } from '../arriving.ts';
import { type FollowState, follow } from '../follow.ts';
import { handMadeNetwork } from './hand-made-network.ts';

const CHANNEL = { name: 's', key: 'k', lastEvent: 3 };
export const item = (event: number, more: object = {}) => ({
  id: `i${event}`,
  type: 'post',
  sequence: event,
  event,
  deleted: false,
  shown: { anchor: `update-i${event}`, at: 0 },
  ...more,
});
export const items = (from: number, to: number, content: unknown) => ({
  type: 'items',
  channel: 's',
  from,
  to,
  items: content,
});
export const answerWith = (content: unknown[], lastEvent: number, more = false) => ({
  data: { items: content, lastEvent, more },
});

export function following(answer?: (path: string) => unknown) {
  const hand = handMadeNetwork(answer);
  const arrived: LiveItem[] = [];
  const states: FollowState[] = [];
  const channel = follow(CHANNEL, hand.network, {
    arrived: (heard) => arrived.push(...heard.items),
    state: (state) => states.push(state),
  });
  return { ...hand, channel, states, arrived, ids: () => arrived.map(({ id }) => id) };
}

/** Lets one connection after another fail, each after its wait. */
export function failAll(hand: ReturnType<typeof following>, times: number): void {
  for (let time = 0; time < times; time += 1) {
    hand.socket().drop();
    hand.timers.pass(10_000);
  }
}
