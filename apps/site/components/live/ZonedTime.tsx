/** A moment by the clocks that the reader chose; with scripts its title is the same moment by the others. */
import { type Instant, machineDate } from '@masthead/model';
import { useClock } from '../time/clock.ts';
import { type ClockForm, readersTime, useClocks } from './clocks.ts';

interface ZonedTimeProps {
  at: Instant;
  /** As a clock at the place of the event shows it. */
  clock: string;
  form?: ClockForm;
  className?: string | undefined;
}

export function ZonedTime({ at, clock, form = 'time', className }: ZonedTimeProps) {
  const inBrowser = useClock() !== undefined;
  const isReaders = useClocks() === 'reader';
  const other = () => (isReaders ? `${clock} at the event` : `${readersTime(at, 'full')} where you are`);
  return (
    <time className={className} dateTime={machineDate(at)} title={inBrowser ? other() : undefined}>
      {isReaders ? readersTime(at, form) : clock}
    </time>
  );
}
