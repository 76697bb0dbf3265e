/** The place of a discussion that a comment service of others has: as large from the start as what comes into it. */
import { Alert, Button, Cols, Hed, Wrap } from '@masthead/ui';
import type { ReactNode } from 'react';
import { Door } from './Door.tsx';
import styles from './Talk.module.css';

/**
 * `coming`: the reader is not there yet. `offered`: it may not be loaded before they ask for it. `withheld`: nobody else
 * may learn that this page is read. `failed`: the service did not answer.
 */
export type OutsideState = 'coming' | 'offered' | 'withheld' | 'failed' | 'shown';

interface OutsidePlaceProps {
  /** The origin of the service. */
  at: string;
  story: string;
  path: string;
  state: OutsideState;
  /** The way to an account, for who is not signed in and could be. */
  withDoor: boolean;
  onShow?: () => void;
  /** Where the service writes. */
  children?: ReactNode;
}

export function OutsidePlace({ at, story, path, state, withDoor, onShow, children }: OutsidePlaceProps) {
  const { host } = new URL(at);
  return (
    <Wrap>
      <div className={styles.talk}>
        <Cols
          hung
          rail={
            <>
              <Hed as="h2" size="3">
                Discussion
              </Hed>
              <p className={styles.small}>Held at {host}</p>
            </>
          }
        >
          <div className={styles.outside}>
            {withDoor && <Door story={story} path={path} />}
            <Said host={host} state={state} onShow={onShow} />
            {children}
          </div>
        </Cols>
      </div>
    </Wrap>
  );
}

interface SaidProps {
  host: string;
  state: OutsideState;
  onShow: (() => void) | undefined;
}

function Said({ host, state, onShow }: SaidProps) {
  switch (state) {
    case 'coming':
      return (
        <noscript>
          <p className={styles.none}>What readers say of this story comes from {host}, and needs a script.</p>
        </noscript>
      );
    case 'offered':
      return (
        <div className={styles.failed}>
          <p>The discussion then comes from {host}, whose server learns that you are reading this page.</p>
          <Button kind="line" small onClick={onShow}>
            Show the discussion here
          </Button>
        </div>
      );
    case 'withheld':
      return (
        <p className={styles.none}>
          Nobody else learns that you are reading this page, so its discussion at {host} is not shown.
        </p>
      );
    case 'failed':
      return (
        <div className={styles.failed}>
          <Alert>The discussion did not come from {host}. The story is complete without it.</Alert>
          <Button kind="line" small onClick={onShow}>
            Try again
          </Button>
        </div>
      );
    case 'shown':
      return null;
  }
}
