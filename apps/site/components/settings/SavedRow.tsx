/** A saved story: its card, the shelf that it stands on, and the way out. */
import type { SavedStory, Shelf } from '@masthead/account';
import { Hed, IconButton, Meta, VisuallyHidden } from '@masthead/ui';
import { moveToShelf } from '../account/acts.ts';
import { CardFact } from '../cards/CardFact.tsx';
import { CardKicker } from '../cards/CardKicker.tsx';
import type { CardStory } from '../cards/card-story.ts';
import { StoryPicture } from '../cards/StoryPicture.tsx';
import styles from './SavedPanel.module.css';
import { agoOf } from './when.ts';

interface SavedRowProps {
  story: SavedStory;
  /** Null where readers cannot see it any more. */
  card: CardStory | null;
  shelves: readonly Shelf[];
  onRemove(): void;
}

export function SavedRow({ story, card, shelves, onRemove }: SavedRowProps) {
  const name = card?.headline ?? 'A story that has been withdrawn';
  const place = shelves.find(({ id }) => id === story.shelf)?.name;
  return (
    <>
      {card && <StoryPicture story={card} className={styles.picture} />}
      <article className={styles.words}>
        {card && <CardKicker kicker={card.kicker} />}
        <Hed as="h3" size="4" voice={card?.voice ?? 'report'}>
          {card ? <a href={card.href}>{name}</a> : name}
        </Hed>
        {card && <CardFact story={card} fact={{ kind: 'reading' }} />}
        <Meta>
          {place ? `${place}, saved` : 'Saved'} {agoOf(story.savedAt)}
        </Meta>
      </article>
      <div className={styles.acts}>
        {shelves.length > 0 && (
          <label className={styles.move}>
            <VisuallyHidden>Shelf of {name}</VisuallyHidden>
            <select value={story.shelf ?? ''} onChange={(event) => void moveToShelf(story, event.target.value || null)}>
              <option value="">No shelf</option>
              {shelves.map(({ id, name: shelf }) => (
                <option key={id} value={id}>
                  {shelf}
                </option>
              ))}
            </select>
          </label>
        )}
        <IconButton icon="close" label={`Remove from saved: ${name}`} onClick={onRemove} />
      </div>
    </>
  );
}
