/** A moment as a clock at the place of the event shows it; with scripts its title is the same moment by the reader's clock. */
import { type Instant, machineDate } from '@masthead/model';
import { useClock } from '../time/clock.ts';

interface ZonedTimeProps {
  at: Instant;
  clock: string;
}

export function ZonedTime({ at, clock }: ZonedTimeProps) {
  // Only the browser knows where its reader is, and it is asked after the page was hydrated.
  const inBrowser = useClock() !== undefined;
  return (
    <time dateTime={machineDate(at)} title={inBrowser ? `${readersTime().format(at)} where you are` : undefined}>
      {clock}
    </time>
  );
}

let formatter: Intl.DateTimeFormat | undefined;

/** Made once: a page of live coverage tells hundreds of times. */
function readersTime(): Intl.DateTimeFormat {
  formatter ??= new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return formatter;
}
