/** The second part of a page's cache key, as `Vary` has it in HTTP: what pages of one address differ by. Learnt from how they were made. */
import { agentKindOf } from '@masthead/rules';
import type { Visitor } from '../platform/visit.ts';

export interface PageShape {
  readonly device: boolean;
  readonly agent: boolean;
  /** Of the story that it shows: which experiments apply is decided by them. */
  readonly topics: readonly string[];
}

/** Pages of one address may look at different things: together they differ by all of these. Topics are as they are now. */
export const joined = (known: PageShape | undefined, made: PageShape): PageShape => ({
  device: made.device || known?.device === true,
  agent: made.agent || known?.agent === true,
  topics: made.topics,
});

/**
 * The name of the page that a visitor gets. It names what the page differs by, not only the values, so that no page
 * of another shape can be taken for it; a space is in no address. All parts come from closed lists.
 */
export function keyOf(address: string, { device, agent, topics }: PageShape, visitor: Visitor): string {
  const experiments = visitor.experiments(topics);
  return (
    address +
    (device ? ` device=${visitor.device}` : '') +
    (agent ? ` agent=${agentKindOf(visitor.userAgent)}` : '') +
    (experiments === '' ? '' : ` experiments=${experiments}`)
  );
}

/** While nobody knows what the pages of an address differ by, only visitors who are alike in everything share one. */
export const keyOfUnknown = (address: string, visitor: Visitor): string =>
  `${address} new device=${visitor.device} agent=${agentKindOf(visitor.userAgent)} experiments=${visitor.experiments(undefined)}`;
