/** Which coverage it is, how many read along, and whether it goes on. */
import { Button, Meta } from '@masthead/ui';
import { STUDIO_PATH } from '../../rooms.ts';
import { ConfirmButton } from '../ConfirmButton.tsx';
import styles from '../Desk.module.css';
import type { Desk } from './use-desk.ts';

interface DeskBarProps {
  slug: string;
  coverage: Desk['coverage'];
  act: Desk['act'];
  signOut(): void;
}

export function DeskBar({ coverage, slug, act, signOut }: DeskBarProps) {
  const story = coverage?.story;
  return (
    <header className={styles.bar}>
      <a className={styles.flag} href={STUDIO_PATH} aria-label="All live coverage">
        M
      </a>
      {story && (
        <>
          <span className={story.ended ? styles.state : styles.live}>{story.ended ? 'Ended' : 'Open'}</span>
          <Meta as="span" aria-live="off">
            {coverage.readers === 1 ? '1 reads along' : `${coverage.readers} read along`}
          </Meta>
          <a className={styles.pageLink} href={pagePath(story.type, slug)} target="_blank" rel="noopener">
            The page
          </a>
          <div className={styles.push}>
            {story.ended ? (
              <Button kind="line" small onClick={() => void act('/open', { method: 'POST', body: {} })}>
                Go on
              </Button>
            ) : (
              <ConfirmButton
                label="End"
                question="End the coverage?"
                onConfirm={() => void act('/end', { method: 'POST', body: {} })}
              />
            )}
            <Button kind="quiet" small onClick={signOut}>
              Sign out
            </Button>
          </div>
        </>
      )}
    </header>
  );
}

/** Coverage of deals lives beside that of news. */
const pagePath = (type: string, slug: string): string => `/${/deals/i.test(type) ? 'deals' : 'news'}-live/${slug}/`;
