/** What a line could have if it were aimed as it is written here. */
import type { Condition } from '@masthead/ads/decision';
import { Button } from '@masthead/ui';
import { useState } from 'react';
import type { AskDesk } from '../desk-client.ts';
import { reasonOf } from '../desk-client.ts';
import { useDeed } from '../use-deed.ts';
import { Wrong } from '../Wrong.tsx';
import { isForecast, LINES_CALL } from './booking.ts';
import styles from './Form.module.css';
import { shortCount } from './words.ts';

interface TryAimProps {
  ask: AskDesk;
  lineId: string;
  where(): Condition | null;
}

export function TryAim({ ask, lineId, where }: TryAimProps) {
  const { wrong, isBusy, run } = useDeed();
  const [said, setSaid] = useState('');
  const look = () =>
    run(async () => {
      setSaid('');
      const outcome = await ask(`${LINES_CALL}/${lineId}/forecast`, isForecast, {
        method: 'POST',
        body: { where: where() },
      });
      if (!outcome.ok) return reasonOf(outcome);
      const { sentence, available, samples } = outcome.data;
      const room = `about ${shortCount(available.expected)} pages, between ${shortCount(available.low)} and ${shortCount(available.high)}`;
      setSaid(samples === 0 ? sentence : `${sentence} It matches ${room}.`);
      return '';
    });
  return (
    <div className={styles.try}>
      <Button kind="line" small loading={isBusy} onClick={() => void look()}>
        What could it have?
      </Button>
      <p role="status">{said}</p>
      <Wrong text={wrong} />
    </div>
  );
}
