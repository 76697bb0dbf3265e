/**
 * Floats above the entries and takes no room: how many are new, which come when the reader wants them; or that nothing
 * can be learnt now. Those who listen to the page hear of it now and then.
 */

import { browserTimers } from '@masthead/browser';
import { Button, Icon, VisuallyHidden } from '@masthead/ui';
import { useEffect, useRef, useState } from 'react';
import { type Announcer, createAnnouncer, newUpdates } from './announcer.ts';
import type { FollowState } from './channel/follow.ts';
import styles from './NewsPill.module.css';

interface NewsPillProps {
  count: number;
  network: FollowState;
  onLook(): void;
  onTryAgain(): void;
}

export function NewsPill({ count, network, onLook, onTryAgain }: NewsPillProps) {
  const [said, setSaid] = useState('');
  const announcer = useRef<Announcer>(undefined);
  useEffect(() => {
    announcer.current = createAnnouncer(browserTimers, setSaid);
    return () => announcer.current?.stop();
  }, []);
  useEffect(() => announcer.current?.waiting(count), [count]);
  return (
    <div className={styles.place}>
      {count > 0 && (
        <Button kind="brand" className={styles.pill} onClick={onLook}>
          {/* Another count is other words, not the same ones moved. */}
          <span key={count} className={styles.words}>
            <span className={styles.up}>
              <Icon name="arrow" small />
            </span>
            {newUpdates(count)}
          </span>
        </Button>
      )}
      {count === 0 && network === 'behind' && (
        <Button kind="quiet" className={styles.pill} onClick={onTryAgain}>
          <Icon name="alert" small /> Updates stopped. Try again
        </Button>
      )}
      {count === 0 && network === 'offline' && <p className={styles.note}>You are offline. Updates wait for you</p>}
      <VisuallyHidden role="status">{count > 0 ? said : trouble[network]}</VisuallyHidden>
    </div>
  );
}

const trouble = {
  following: '',
  behind: 'Updates stopped',
  offline: 'You are offline. Updates wait for you',
} satisfies Record<FollowState, string>;
