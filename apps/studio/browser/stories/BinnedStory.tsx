/** A story in the bin, and the way back: under another slug, where its own has been taken meanwhile. */
import { Button } from '@masthead/ui';
import { type SubmitEvent, useState } from 'react';
import styles from '../Desk.module.css';
import { Field } from '../Field.tsx';
import { shownTime } from '../live/times.ts';
import type { ListedStory } from './manuscript.ts';
import type { StoriesDesk } from './use-stories.ts';

interface BinnedStoryProps {
  story: ListedStory;
  act: StoriesDesk['act'];
}

export function BinnedStory({ story, act }: BinnedStoryProps) {
  const { binned, binnedBy } = story;
  const [refused, setRefused] = useState('');
  const [slug, setSlug] = useState('');
  const bringBack = async (event?: SubmitEvent) => {
    event?.preventDefault();
    const body = slug === '' ? {} : { slug };
    const reason = await act(story, '/recover', { method: 'POST', body }, 'brought back');
    setRefused(reason ?? '');
  };
  return (
    <>
      <p className={styles.facts}>
        Deleted by {binnedBy}
        {binned && `, ${shownTime(Date.parse(binned))}`}
      </p>
      {refused === '' ? (
        <div className={styles.row}>
          <Button kind="line" small onClick={() => void bringBack()}>
            Bring back
          </Button>
        </div>
      ) : (
        <form className={styles.join} onSubmit={(event) => void bringBack(event)}>
          <Field label="Another slug" error={refused}>
            {(about) => (
              <input
                {...about}
                className={styles.input}
                required
                spellCheck={false}
                value={slug}
                onChange={({ target }) => setSlug(target.value.trim())}
              />
            )}
          </Field>
          <Button type="submit" kind="line" small>
            Bring back
          </Button>
        </form>
      )}
    </>
  );
}
