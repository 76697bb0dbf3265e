/** Posts that wait for their time, the next one first. */
import { Button } from '@masthead/ui';
import { ConfirmButton } from '../ConfirmButton.tsx';
import styles from '../Desk.module.css';
import { Composer } from './Composer.tsx';
import type { WaitingPost } from './coverage.ts';
import type { DeskTools } from './desk-tools.ts';
import { type Draft, emptyDraft, withEdit, withoutEdit } from './draft.ts';
import { newKey } from './kept.ts';
import { marksOfHtml } from './marks-of-html.ts';
import { fieldTime, shownTime } from './times.ts';
import type { Desk } from './use-desk.ts';

export function WaitingPosts({ desk, tools }: { desk: Desk; tools: DeskTools }) {
  const waiting = desk.coverage?.scheduled ?? [];
  return waiting.map((post) => {
    const edit = desk.kept.edits[post.id];
    return (
      <article key={post.id} className={styles.entry} aria-label={`Scheduled: ${post.headline || 'update'}`}>
        <p className={styles.waits}>Scheduled for {shownTime(Date.parse(post.at))}</p>
        {post.headline && <b>{post.headline}</b>}
        <p className={styles.typed}>{marksOfHtml(post.body)}</p>
        {edit ? (
          <Composer
            tools={tools}
            draft={edit}
            onChange={(draft) => desk.change((kept) => withEdit(kept, post.id, draft))}
            onSend={desk.send}
            onCancel={() => desk.change((kept) => withoutEdit(kept, post.id))}
          />
        ) : (
          <div className={styles.row}>
            <Button kind="line" small onClick={() => desk.change((kept) => withEdit(kept, post.id, draftOf(post)))}>
              Edit
            </Button>
            <ConfirmButton
              label="Take back"
              question="Do not post it?"
              onConfirm={() => void desk.act(`/scheduled/${encodeURIComponent(post.id)}`, { method: 'DELETE' })}
            />
          </div>
        )}
      </article>
    );
  });
}

const draftOf = ({ id, at, headline, body, author, important, pinned }: WaitingPost): Draft => ({
  ...emptyDraft(newKey(), author ?? ''),
  headline,
  text: marksOfHtml(body),
  important,
  pinned,
  at: fieldTime(Date.parse(at)),
  reschedules: id,
});
