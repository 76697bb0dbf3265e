/** Saves a story: in the account, or in this browser for whoever has none. What a press does is said in `client/account/`. */
import { classes } from '@masthead/ui';
import { use } from 'react';
import { savedStories } from '../../base/reader.ts';
import { useWatched } from '../../base/watched.ts';
import { WithAccounts } from '../../base/with-accounts.ts';
import styles from './SaveButton.module.css';

interface SaveButtonProps {
  story: { id: string; headline: string };
  className?: string | undefined;
}

/** Hidden until its code is there, in a place that it has from the start: nothing moves. */
export function SaveButton({ story: { id, headline }, className }: SaveButtonProps) {
  const isSaved = useWatched(savedStories).has(id);
  if (!use(WithAccounts)) return null;
  return (
    <button
      type="button"
      name="save"
      value={id}
      className={classes(styles.save, className)}
      aria-pressed={isSaved}
      aria-label={`Save: ${headline}`}
    />
  );
}
