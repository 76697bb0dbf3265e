/** What happens at a moment of an event: "Started Nov 15, 7:00 AM PST". */
import type { Moment } from './live-event.ts';
import { ZonedTime } from './ZonedTime.tsx';

export function EventTime({ verb, moment }: { verb: string; moment: Moment | undefined }) {
  if (!moment) return verb;
  return (
    <>
      {verb} <ZonedTime {...moment} form="moment" />
    </>
  );
}
