/** Which live coverage the front page may lead to, and until when that answer holds. */
import type { Instant, StorySummary } from '@masthead/model';
import type { Coverage } from '../../components/live/coverage.ts';
import { eventState } from '../../components/live/live-event.ts';
import { eventClock, eventOf } from '../../presentation/live/event-clock.ts';
import type { View } from '../../presentation/view/view.ts';

type WithEvent = StorySummary & { event: NonNullable<StorySummary['event']> };
const hasEvent = (story: StorySummary): story is WithEvent => story.event !== undefined;

/** What has not ended: the latest to begin first, then what comes next. One is shown at a time; with the others a page that stays open keeps up. */
export function coverageOf(stories: readonly StorySummary[], view: View, now: Instant): Coverage[] {
  const unfinished = stories.filter(hasEvent).filter(({ event: { ends } }) => ends === undefined || now < ends);
  const [begun, ahead] = [unfinished.filter(hasBegun(now)), unfinished.filter((story) => !hasBegun(now)(story))];
  return [
    ...begun.toSorted((one, other) => other.event.starts - one.event.starts),
    ...ahead.toSorted((one, other) => one.event.starts - other.event.starts),
  ].map((story) => toCoverage(story, view));
}

const hasBegun =
  (now: Instant) =>
  ({ event }: WithEvent): boolean =>
    event.starts <= now;

function toCoverage(story: WithEvent, view: View): Coverage {
  const { id, headline, href } = view.card(story);
  const { starts, ends, zone, updates, lastUpdate } = story.event;
  return {
    story: { id, headline, href },
    event: eventOf({ starts, ends }, eventClock(zone)),
    ...(updates && lastUpdate !== undefined && { updates: { count: updates, last: lastUpdate } }),
  };
}

/** The next instant at which one begins or ends. */
export function nextChange(coverage: readonly Coverage[], now: Instant): Instant | undefined {
  const changes = coverage.flatMap(({ event }) => {
    const moment = eventState(event, now) === 'ahead' ? event.starts : event.ends;
    return moment && moment.at > now ? [moment.at] : [];
  });
  return changes.length > 0 ? Math.min(...changes) : undefined;
}
