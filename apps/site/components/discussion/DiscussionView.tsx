/** A discussion as it is shown, by the server and in the browser: what differs stands in `top` and `bottom`. */
import { displayDay } from '@masthead/model';
import { type Discussion, HOUSE_RULES } from '@masthead/talk';
import { Cols, Hed, Wrap } from '@masthead/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { Deeds } from './deeds.ts';
import { FIRST_SORTING, Sorting } from './Sorting.tsx';
import styles from './Talk.module.css';
import { ThreadView } from './ThreadView.tsx';

interface DiscussionViewProps {
  discussion: Discussion;
  deeds?: Deeds | undefined;
  now: number;
  /** Absent on the server. */
  sorting?: ComponentProps<typeof Sorting>;
  /** Where one writes, or the way there. */
  top: ReactNode;
  bottom?: ReactNode;
}

const countWords = (count: number): string => (count === 1 ? '1 comment' : `${count.toLocaleString('en-US')} comments`);

export function DiscussionView({ discussion, deeds, now, sorting, top, bottom }: DiscussionViewProps) {
  const { threads, count, closed } = discussion;
  return (
    <Wrap>
      <div className={styles.talk}>
        <Cols
          hung
          asideLabel="House rules"
          rail={
            <>
              <Hed as="h2" size="3">
                Discussion
              </Hed>
              <p className={styles.small}>{countWords(count)}</p>
            </>
          }
          aside={<HouseRules />}
        >
          {count > 0 && <Sorting {...(sorting ?? FIRST_SORTING)} />}
          {closed ? <Closed discussion={discussion} /> : top}
          {threads.length > 0 ? (
            <ul className={styles.threads}>
              {threads.map((thread) => (
                <ThreadView key={thread.id} thread={thread} now={now} deeds={deeds} />
              ))}
            </ul>
          ) : (
            !closed && <p className={styles.none}>Nobody has said anything yet.</p>
          )}
          {bottom}
        </Cols>
      </div>
    </Wrap>
  );
}

function Closed({ discussion: { closed, count } }: { discussion: Discussion }) {
  if (!closed) return null;
  return (
    <div className={styles.door}>
      <div>
        <Hed as="h3" size="4">
          Discussion closed on {displayDay(closed.at)}
        </Hed>
        <p className={styles.small}>
          {count > 0 && `${countWords(count)}, all still here. `}
          {closed.by === 'age'
            ? 'We close after a while so that editors can be where the talking is.'
            : 'An editor closed it.'}
        </p>
      </div>
    </div>
  );
}

function HouseRules() {
  return (
    <>
      <Hed as="h3" size="4">
        House rules
      </Hed>
      <ol id="house-rules" className={styles.rules}>
        {HOUSE_RULES.map((rule, index) => (
          <li key={rule}>
            <b>{index + 1}</b>
            <span>{rule}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
