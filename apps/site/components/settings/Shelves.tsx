/** The shelves of saved stories: to look at one, to put up another, to take one down. */
import { READING_LIMITS, type ReadingKept } from '@masthead/account';
import { Button } from '@masthead/ui';
import { type FormEvent, useState } from 'react';
import { makeShelf, takeDownShelf } from '../account/acts.ts';
import { saidOf } from '../account/calls.ts';
import { Field } from './parts.tsx';
import styles from './Shelves.module.css';

interface ShelvesProps {
  saved: ReadingKept['saved'];
  /** Undefined: all of them. */
  shelf: string | undefined;
  onChoose(shelf: string | undefined): void;
}

export function Shelves({ saved: { stories, shelves }, shelf, onChoose }: ShelvesProps) {
  const [isNaming, setNaming] = useState(false);
  const [wrong, setWrong] = useState<string>();
  if (stories.length === 0 && shelves.length === 0) return null;

  async function make(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    try {
      const made = await makeShelf(String(name ?? ''));
      setNaming(false);
      setWrong(undefined);
      onChoose(made.id);
    } catch (error) {
      setWrong(saidOf(error));
    }
  }

  async function takeDown(id: string): Promise<void> {
    onChoose(undefined);
    await takeDownShelf(id);
  }

  return (
    <>
      <fieldset className={styles.shelves}>
        <legend className={styles.legend}>Shelves</legend>
        <button type="button" aria-pressed={shelf === undefined} onClick={() => onChoose(undefined)}>
          All <small>{stories.length}</small>
        </button>
        {shelves.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={shelf === id} onClick={() => onChoose(id)}>
            {name} <small>{stories.filter((story) => story.shelf === id).length}</small>
          </button>
        ))}
        <button type="button" aria-expanded={isNaming} onClick={() => setNaming(!isNaming)}>
          + New shelf
        </button>
        {shelf !== undefined && (
          <Button kind="quiet" small onClick={() => void takeDown(shelf)}>
            Take this shelf down
          </Button>
        )}
      </fieldset>
      {isNaming && (
        <form className={styles.form} onSubmit={(event) => void make(event)}>
          <Field label="Name of the shelf" name="name" maxLength={READING_LIMITS.shelfName} required wrong={wrong} />
          <Button type="submit" small>
            Put it up
          </Button>
        </form>
      )}
    </>
  );
}
