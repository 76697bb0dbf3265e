/** Changes between the event's clocks and the reader's, where they differ. Its room stays, so that nothing moves. */
import type { Instant } from '@masthead/model';
import { Button, classes } from '@masthead/ui';
import { useClock } from '../time/clock.ts';
import styles from './ClockSwitch.module.css';
import { chooseClocks, readersTime, useClocks } from './clocks.ts';

interface ClockSwitchProps {
  /** Any moment, and how a clock at the event shows it. */
  sample: { at: Instant; clock: string };
}

export function ClockSwitch({ sample }: ClockSwitchProps) {
  const clocks = useClocks();
  const differs = useClock() !== undefined && readersTime(sample.at, 'time') !== sample.clock;
  const isReaders = clocks === 'reader';
  return (
    <Button
      kind="line"
      small
      className={classes(styles.button, !differs && styles.unneeded)}
      aria-pressed={isReaders}
      onClick={() => chooseClocks(isReaders ? 'event' : 'reader')}
    >
      Times where you are
    </Button>
  );
}
