/** One comment: who, when, what, and what can be done with it. */
import type { Badge, Comment } from '@masthead/talk';
import { classes } from '@masthead/ui';
import { type ComponentProps, useState } from 'react';
import { initialsOf } from '../account/reader-name.ts';
import { StoryTime } from '../time/StoryTime.tsx';
import { CommentText } from './CommentText.tsx';
import { Compose } from './Compose.tsx';
import type { Deeds } from './deeds.ts';
import { ReportDialog } from './ReportDialog.tsx';
import styles from './Talk.module.css';
import { TalkIcon } from './TalkIcon.tsx';

interface CommentProps {
  comment: Comment;
  now: number;
  deeds?: Deeds | undefined;
}

const BADGES: Readonly<Record<Badge, string>> = { author: 'Wrote this story', staff: 'Masthead' };

export function CommentView(props: CommentProps) {
  const { comment } = props;
  const [isShown, setShown] = useState(false);
  if (comment.state === 'removed') return <Removed comment={comment} />;
  if (comment.state === 'gone') return <p className={styles.removed}>Taken back by its writer.</p>;
  if (comment.isReported && !isShown)
    return (
      <p className={styles.removed}>
        You reported this. Hidden for you until an editor has looked.{' '}
        <button type="button" className={styles.link} onClick={() => setShown(true)}>
          Show it
        </button>
      </p>
    );
  return <Shown {...props} />;
}

function Removed({ comment: { removed } }: { comment: Comment }) {
  const rule = removed?.rule;
  return (
    <p className={styles.removed}>
      Removed by {removed?.by}: {removed?.reason}. {rule && <a href="#house-rules">Rule {rule}</a>}
    </p>
  );
}

export const Face = ({ name }: { name: string }) => (
  <span className={styles.face} aria-hidden="true">
    {initialsOf(name) || '?'}
  </span>
);

function Shown({ comment, now, deeds }: CommentProps) {
  const { id, name, badge, at, editedAt, state, blocks, pickedBy, yours } = comment;
  const [writes, setWrites] = useState<'reply' | 'edit'>();
  const minutesLeft = yours ? Math.ceil((yours.until - now) / 60_000) : 0;
  const isOpen = minutesLeft > 0;
  return (
    <article
      id={`comment-${id}`}
      className={classes(styles.comment, badge && styles.staffs, pickedBy && styles.picked)}
    >
      <Face name={name} />
      <div>
        <p className={styles.by}>
          <b>{name || 'Somebody who left'}</b>
          {badge && <span className={styles.badge}>{BADGES[badge]}</span>}
          {pickedBy && <span className={styles.note}>Picked by {pickedBy}</span>}
          {yours && <span>you</span>}
          {state === 'held' ? (
            <>
              <span className={styles.note}>Only you see this</span> <span>waiting for an editor</span>
            </>
          ) : (
            <StoryTime instant={at} now={now} />
          )}
          {editedAt !== undefined && <span>edited</span>}
        </p>
        {writes === 'edit' && deeds && yours ? (
          <Compose
            label="Your comment"
            initial={yours.source}
            deed="Save"
            onSend={async (text) => {
              await deeds.edit(id, text);
              setWrites(undefined);
            }}
            onCancel={() => setWrites(undefined)}
            onDelete={() => deeds.takeBack(id)}
          />
        ) : (
          <CommentText blocks={blocks} />
        )}
        <div className={styles.acts}>
          <Useful comment={comment} deeds={deeds} />
          {deeds && state === 'shown' && (
            <Deed
              icon="reply"
              words="Reply"
              signIn={deeds.signIn}
              aria-expanded={writes === 'reply'}
              onClick={() => setWrites('reply')}
            />
          )}
          {deeds && yours && isOpen && writes !== 'edit' && (
            <button type="button" onClick={() => setWrites('edit')}>
              Edit, {minutesLeft} min left
            </button>
          )}
          {deeds && !yours && state === 'shown' && <ReportDeed id={id} deeds={deeds} />}
        </div>
        {writes === 'reply' && deeds && (
          <Compose
            label={`Your reply to ${name}`}
            deed="Reply"
            onSend={async (text) => {
              await deeds.reply(text, id);
              setWrites(undefined);
            }}
            onCancel={() => setWrites(undefined)}
          />
        )}
      </div>
    </article>
  );
}

function Useful({ comment: { id, useful, isUseful = false, yours, state }, deeds }: Omit<CommentProps, 'now'>) {
  const words = useful > 0 ? `Useful, ${useful.toLocaleString('en-US')}` : 'Useful';
  if (state !== 'shown') return null;
  if (!deeds || yours)
    return (
      <span>
        <TalkIcon name="useful" /> {words}
      </span>
    );
  return (
    <Deed
      icon="useful"
      words={words}
      signIn={deeds.signIn}
      aria-pressed={isUseful}
      onClick={() => deeds.useful(id, !isUseful)}
    />
  );
}

function ReportDeed({ id, deeds }: { id: string; deeds: Deeds }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Deed icon="report" words="Report" signIn={deeds.signIn} aria-haspopup="dialog" onClick={() => setAsked(true)} />
      {isAsked && <ReportDialog onSend={(reason) => deeds.report(id, reason)} onClose={() => setAsked(false)} />}
    </>
  );
}

interface DeedProps extends ComponentProps<'button'> {
  icon: ComponentProps<typeof TalkIcon>['name'];
  words: string;
  signIn: string | undefined;
}

/** A button; for who is not signed in, the way there. */
function Deed({ icon, words, signIn, ...button }: DeedProps) {
  const what = (
    <>
      <TalkIcon name={icon} /> {words}
    </>
  );
  if (signIn) return <a href={signIn}>{what}</a>;
  return (
    <button type="button" {...button}>
      {what}
    </button>
  );
}
