/** Saved stories on their shelves. What is removed can be put back where it stood. */
import type { ReadingKept, SavedStory } from '@masthead/account';
import { Button, ButtonLink, TextInput, VisuallyHidden } from '@masthead/ui';
import { useState } from 'react';
import { dropSaved, saveStory } from '../account/acts.ts';
import { EmptyState } from '../listing/EmptyState.tsx';
import { Failed, PanelHead, Waiting } from './parts.tsx';
import styles from './SavedPanel.module.css';
import { SavedRow } from './SavedRow.tsx';
import { Shelves } from './Shelves.tsx';
import { useCards } from './use-cards.ts';

const AT_ONCE = 10;
const FIND = 'find-in-saved';

export function SavedPanel({ saved }: { saved: ReadingKept['saved'] }) {
  const [shelf, setShelf] = useState<string>();
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(AT_ONCE);
  const [removed, setRemoved] = useState<{ story: SavedStory; name: string; before: string | undefined }>();
  const shelved = saved.stories.filter((story) => shelf === undefined || story.shelf === shelf);
  const isLooking = typed.trim() !== '';
  // To look for words all must be there.
  const cards = useCards(shelved.slice(0, isLooking ? undefined : most).map(({ storyId }) => storyId));
  const fits = ({ storyId }: SavedStory): boolean =>
    !isLooking || Boolean(cards.of(storyId)?.headline.toLowerCase().includes(typed.trim().toLowerCase()));
  const found = shelved.filter(fits);
  const shown = found.slice(0, most);

  async function remove(story: SavedStory): Promise<void> {
    const place = shown.findIndex(({ storyId }) => storyId === story.storyId);
    const name = cards.of(story.storyId)?.headline ?? 'this story';
    setRemoved({ story, name, before: shown[place + 1]?.storyId });
    if (!(await dropSaved(story.storyId))) setRemoved(undefined);
  }

  function putBack({ story }: { story: SavedStory }): void {
    setRemoved(undefined);
    void saveStory(story.storyId, { shelf: story.shelf, savedAt: story.savedAt });
  }

  const undo = removed && (
    <li key="removed" className={styles.undo}>
      <span role="status">Removed “{removed.name}”.</span>
      <Button kind="line" small onClick={() => putBack(removed)}>
        Put it back
      </Button>
    </li>
  );
  return (
    <>
      <PanelHead title="Saved stories" />
      {saved.stories.length > 0 && (
        <label className={styles.find} htmlFor={FIND}>
          <VisuallyHidden>Find in saved</VisuallyHidden>
          <TextInput
            id={FIND}
            type="search"
            placeholder="Find in saved"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      )}
      <Shelves saved={saved} shelf={shelf} onChoose={setShelf} />
      {cards.problem && <Failed message={cards.problem} again={cards.again} />}
      {saved.stories.length === 0 && !removed && (
        <EmptyState as="h3" title="Nothing saved yet">
          <p>The ribbon on a story saves it here, on every device.</p>
          <ButtonLink kind="line" href="/">
            Find a story
          </ButtonLink>
        </EmptyState>
      )}
      {saved.stories.length > 0 && shown.length === 0 && !removed && (
        <p role="status">{isLooking ? `Nothing saved is called “${typed.trim()}”.` : 'This shelf is empty.'}</p>
      )}
      <ul className={styles.kept}>
        {shown.map((story) => {
          const card = cards.of(story.storyId);
          return [
            removed?.before === story.storyId && undo,
            <li key={story.storyId} className={styles.item}>
              {card === undefined ? (
                <Waiting />
              ) : (
                <SavedRow story={story} card={card} shelves={saved.shelves} onRemove={() => void remove(story)} />
              )}
            </li>,
          ];
        })}
        {removed && !shown.some(({ storyId }) => storyId === removed.before) && undo}
      </ul>
      {found.length > shown.length && (
        <Button kind="line" onClick={() => setMost(most + AT_ONCE)}>
          {found.length - shown.length > AT_ONCE ? 'Ten more' : `${found.length - shown.length} more`}
        </Button>
      )}
    </>
  );
}
