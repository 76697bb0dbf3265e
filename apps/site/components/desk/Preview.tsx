/** What readers would see of a draft, as the site itself makes it. */
import { useEffect, useState } from 'react';
import { Entry } from '../live/Entry.tsx';
import type { LiveEntry } from '../live/live-entry.ts';
import type { DeskTools } from './Composer.tsx';
import { isPreviewed, type Previewed } from './coverage.ts';
import styles from './Desk.module.css';
import { reasonOf } from './desk-client.ts';
import type { Draft } from './draft.ts';
import { postOf } from './sender.ts';

const PAUSE_MS = 500;

type Shown = { entry: LiveEntry; now: number } | { trouble: string };

const shownOf = ({ item: { shown } }: Previewed): Shown =>
  shown ? { entry: shown, now: Date.now() } : { trouble: 'It can not be shown now' };

export function Preview({ tools: { ask, storyId }, draft }: { tools: DeskTools; draft: Draft }) {
  const [shown, setShown] = useState<Shown>();
  const post = JSON.stringify(postOf(draft));
  useEffect(() => {
    let isLate = false;
    const show = async (): Promise<void> => {
      const path = `/api/live/preview/${encodeURIComponent(storyId)}`;
      const outcome = await ask(path, isPreviewed, { method: 'POST', body: JSON.parse(post) });
      if (isLate) return;
      if (!outcome.ok) setShown({ trouble: outcome.kind === 'refused' ? reasonOf(outcome) : outcome.message });
      else setShown(shownOf(outcome.data));
    };
    const timer = setTimeout(() => void show(), PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [ask, storyId, post]);
  return (
    <section className={styles.preview} aria-label="Preview">
      {shown && ('entry' in shown ? <Entry entry={shown.entry} now={shown.now} /> : <p>{shown.trouble}</p>)}
    </section>
  );
}
