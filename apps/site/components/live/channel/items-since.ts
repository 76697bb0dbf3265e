/** Asks for what came from a change on. */
import type { LiveNetwork } from './network.ts';

export interface ItemsSince {
  items: unknown[];
  /** The last change of all. */
  lastEvent: number;
  /** There is more than fits into one answer. */
  more: boolean;
}

export async function itemsSince(
  story: string,
  start: number,
  { getJson }: Pick<LiveNetwork, 'getJson'>,
  signal: AbortSignal,
): Promise<ItemsSince> {
  const answer = await getJson(`/api/live/items/${encodeURIComponent(story)}/${start}`, signal);
  const data: unknown = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
  if (typeof data !== 'object' || data === null || !('items' in data) || !Array.isArray(data.items))
    throw new Error('The answer has no items');
  const lastEvent = 'lastEvent' in data ? Number(data.lastEvent) || 0 : 0;
  return { items: data.items, lastEvent, more: 'more' in data && data.more === true };
}
