/** Times during which something is shown. Both ends belong to them; dates without a zone are UTC. */
import type { Instant } from '@masthead/model';

export interface TimeWindow {
  readonly from: Instant;
  readonly to: Instant;
}

const ZONE = /(Z|[+-]\d\d:\d\d)$/;
const TIME = /T/;

function instantOf(date: string): Instant {
  const instant = Date.parse(!TIME.test(date) || ZONE.test(date) ? date : `${date}Z`);
  if (Number.isNaN(instant)) throw new TypeError(`"${date}" is not a date`);
  return instant;
}

export const timeWindow = (from: string, to: string): TimeWindow => ({ from: instantOf(from), to: instantOf(to) });

export const isWithin = ({ from, to }: TimeWindow, now: Instant): boolean => from <= now && now <= to;

export const windows = {
  pause: timeWindow('2024-07-09T09:00', '2099-07-09T09:00'),
  mattressReviewPromo: timeWindow('2023-05-22', '2023-06-07'),
  discountCallout: timeWindow('2023-06-22', '2023-07-10'),
  amazonCallout: timeWindow('2024-07-11', '2024-07-18'),
  julyFourthCallout: timeWindow('2024-07-01', '2024-07-07'),
  earlyBlackFridayCallout: timeWindow('2023-11-07', '2023-11-22T04:59:59'),
  blackFridayCallout: timeWindow('2023-11-22T05:00', '2023-11-25T04:59:59'),
  cyberMondayCallout: timeWindow('2023-11-25T05:00', '2023-11-28T04:59:59'),
  moneyCard: timeWindow('2024-07-11', '2024-07-20'),
} as const satisfies Record<string, TimeWindow>;

/** Both ends of all of them; what is in a window is still in it at its last instant. */
const EDGES: readonly Instant[] = Object.values(windows)
  .flatMap(({ from, to }) => [from, to + 1])
  .toSorted((one, other) => one - other);

/** When the answer of any of these windows changes next; undefined when none will. */
export const nextEdge = (now: Instant): Instant | undefined => EDGES.find((edge) => edge > now);
