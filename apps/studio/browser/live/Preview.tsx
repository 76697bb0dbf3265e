/** What readers would see of a draft, as the site itself makes it. */
import { useEffect, useState } from 'react';
import styles from '../Desk.module.css';
import { reasonOf } from '../desk-client.ts';
import { isPreviewed, type SiteMarkup } from './coverage.ts';
import type { DeskTools } from './desk-tools.ts';
import type { Draft } from './draft.ts';
import { OfSite } from './OfSite.tsx';
import { postOf } from './sender.ts';

const PAUSE_MS = 500;

type Shown = SiteMarkup | { trouble: string };

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
      else setShown(outcome.data.markup ?? { trouble: 'It cannot be shown now' });
    };
    const timer = setTimeout(() => void show(), PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [ask, storyId, post]);
  return (
    <section className={styles.preview} aria-label="Preview">
      {shown && ('html' in shown ? <OfSite {...shown} /> : <p>{shown.trouble}</p>)}
    </section>
  );
}
