/** Moderation: what waits for somebody to look, the word list, the stories that are discussed, and what was decided. */
import { Hed } from '@masthead/ui';
import { useCallback, useState } from 'react';
import styles from '../Desk.module.css';
import type { AskDesk } from '../desk-client.ts';
import { Decisions } from './Decisions.tsx';
import own from './Moderation.module.css';
import { QUEUES, type Queue, type Waiting } from './moderation.ts';
import { QueueList } from './QueueList.tsx';
import { Stories } from './Stories.tsx';
import { Words } from './Words.tsx';

const VIEWS = [...QUEUES, 'words', 'stories', 'history'] as const;
type View = (typeof VIEWS)[number];

const LABELS: Readonly<Record<View, string>> = {
  held: 'Held',
  reported: 'Reported',
  words: 'Word list',
  stories: 'Stories',
  history: 'History',
};

const isQueue = (view: View): view is Queue => QUEUES.some((queue) => queue === view);

export function Moderation({ ask }: { ask: AskDesk }) {
  const [view, setView] = useState<View>('held');
  const [waiting, setWaiting] = useState<Waiting>();
  const count = useCallback((view: View) => (isQueue(view) ? waiting?.[view] : undefined), [waiting]);
  return (
    <div className={styles.room}>
      <Hed as="h1" size="2">
        Discussion
      </Hed>
      <nav className={own.views} aria-label="Moderation">
        {VIEWS.map((each) => (
          <button key={each} type="button" aria-pressed={each === view} onClick={() => setView(each)}>
            {LABELS[each]}
            {count(each) !== undefined && <span className={styles.chip}>{count(each)}</span>}
          </button>
        ))}
      </nav>
      {isQueue(view) && (
        <>
          <p className={styles.hint}>
            Keys: <kbd>J</kbd> next, <kbd>K</kbd> back, <kbd>A</kbd> approve, <kbd>R</kbd> remove, <kbd>B</kbd> ban,{' '}
            <kbd>C</kbd> close the story’s discussion, <kbd>Esc</kbd> cancel.
          </p>
          <QueueList key={view} ask={ask} queue={view} onWaiting={setWaiting} />
        </>
      )}
      {view === 'words' && <Words ask={ask} />}
      {view === 'stories' && <Stories ask={ask} />}
      {view === 'history' && <Decisions ask={ask} />}
    </div>
  );
}
