/** What happens at a moment of an event: "Started Nov 15, 7:00 AM PST". */
import { machineDate } from '@masthead/model';
import type { Moment } from './live-event.ts';

export function EventTime({ verb, moment }: { verb: string; moment: Moment | undefined }) {
  if (!moment) return verb;
  return (
    <>
      {verb} <time dateTime={machineDate(moment.at)}>{moment.clock}</time>
    </>
  );
}
