/** The slugs that a story had before, which lead to it until they are given back. */
import { useState } from 'react';
import { ConfirmButton } from '../ConfirmButton.tsx';
import styles from '../Desk.module.css';
import { type AskDesk, reasonOf } from '../desk-client.ts';
import { May } from '../May.tsx';
import { areSlugs, type Manuscript } from './manuscript.ts';

export function FormerSlugs({ story, ask }: { story: Manuscript; ask: AskDesk }) {
  const [slugs, setSlugs] = useState<string[]>();
  const [trouble, setTrouble] = useState('');
  const path = `/api/desk/stories/${encodeURIComponent(story.id)}/former-slugs`;
  const take = async (asked: ReturnType<typeof ask<string[]>>) => {
    const outcome = await asked;
    if (outcome.ok) setSlugs(outcome.data);
    setTrouble(outcome.ok ? '' : reasonOf(outcome));
  };
  return (
    <details
      className={styles.more}
      onToggle={({ currentTarget }) => currentTarget.open && !slugs && void take(ask(path, areSlugs))}
    >
      <summary>Former slugs</summary>
      {trouble && (
        <p className={styles.wrong} role="alert">
          {trouble}
        </p>
      )}
      {slugs?.length === 0 && <p className={styles.hint}>It never had another slug.</p>}
      <ul className={styles.stories}>
        {slugs?.map((slug) => (
          <li key={slug} className={styles.row}>
            <span>{slug}</span>
            <May do="publish">
              <ConfirmButton
                label="Give back"
                question="Links to it will lead nowhere, and another story can have it."
                onConfirm={() => void take(ask(`${path}/${slug}`, areSlugs, { method: 'DELETE' }))}
              />
            </May>
          </li>
        ))}
      </ul>
    </details>
  );
}
