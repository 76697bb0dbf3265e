/** Opens a story’s page as readers will see it, in a window as wide as theirs. */
import { Button } from '@masthead/ui';
import { useState } from 'react';
import styles from '../Desk.module.css';
import { type AskDesk, reasonOf } from '../desk-client.ts';
import { isPreview, type ListedStory } from './manuscript.ts';

const WIDTHS = [
  ['Phone', 390],
  ['Tablet', 820],
  ['Desktop', 1440],
] as const;
const HEIGHT = 900;

interface PreviewLinksProps {
  story: ListedStory;
  ask: AskDesk;
}

export function PreviewLinks({ story, ask }: PreviewLinksProps) {
  const [trouble, setTrouble] = useState('');
  const { id, headline, revision, scheduledRevision } = story;
  const open = async (width: number) => {
    // Opened by the click itself: browsers refuse windows that come later.
    const shown = window.open('', '_blank', `popup,width=${width},height=${HEIGHT}`);
    const path = `/api/desk/stories/${encodeURIComponent(id)}/preview`;
    const body = { revision: scheduledRevision ?? revision };
    const outcome = await ask(path, isPreview, { method: 'POST', body });
    if (outcome.ok && shown) shown.location.replace(outcome.data.url);
    else shown?.close();
    if (!outcome.ok) setTrouble(reasonOf(outcome));
    else setTrouble(shown ? '' : 'The browser opened no window: allow this site to open some.');
  };
  return (
    <>
      <fieldset className={styles.confirm} aria-label={`Preview of ${headline}`}>
        <span aria-hidden="true">Preview</span>
        {WIDTHS.map(([name, width]) => (
          <Button key={name} kind="line" small onClick={() => void open(width)}>
            {name}
          </Button>
        ))}
      </fieldset>
      {trouble && (
        <p className={styles.wrong} role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
