/** A moment by the clocks that the reader chose; pointed at, its title is the same moment by the others. */
import { type Instant, machineDate } from '@masthead/model';
import { useState } from 'react';
import { type ClockForm, readersTime, useClocks } from './clocks.ts';

interface ZonedTimeProps {
  at: Instant;
  /** As a clock at the place of the event shows it. */
  clock: string;
  form?: ClockForm;
  className?: string | undefined;
}

export function ZonedTime({ at, clock, form = 'time', className }: ZonedTimeProps) {
  const isReaders = useClocks() === 'reader';
  /** Not before: a zone's format costs a phone more to begin with than a page that only tells of an event can spare. */
  const [pointedAt, setPointedAt] = useState(false);
  const other = () => (isReaders ? `${clock} at the event` : `${readersTime(at, 'full')} where you are`);
  return (
    <time
      className={className}
      dateTime={machineDate(at)}
      title={pointedAt ? other() : undefined}
      onPointerEnter={() => setPointedAt(true)}
    >
      {isReaders ? readersTime(at, form) : clock}
    </time>
  );
}
