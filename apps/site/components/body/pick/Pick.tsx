/** One choice of a list of products: what it is, beside it the score and the shops, and below it what the text says of it. */
import { classes, Hed, Meta } from '@masthead/ui';
import type { ReactNode } from 'react';
import { Picture } from '../../picture/Picture.tsx';
import { GoodAndBad } from '../../review/GoodAndBad.tsx';
import { type PickData, saidIn } from './data.ts';
import { MorePoints } from './MorePoints.tsx';
import styles from './Pick.module.css';
import { hasBuyBox, PickBuyBox } from './PickBuyBox.tsx';

interface PickProps {
  data: PickData;
  /** Its picture is the page's first, and waited for. */
  first?: boolean;
  /** The control that takes it into a comparison. */
  compare?: ReactNode;
  children?: ReactNode;
}

/** More of them are folded. */
const POINTS = 3;
/** A longer summary is no line to remember, and is set smaller. */
const LONG_SUMMARY = 240;

export function Pick({ data, first = false, compare, children }: PickProps) {
  const { rank, title, anchor, below = false, award, summary, good, bad, picture } = data;
  const heading = below ? 'h4' : 'h3';
  const boxed = hasBuyBox(data) || compare !== undefined;
  return (
    <section className={classes(styles.pick, !picture && styles.brief)} id={anchor} aria-label={title}>
      <div className={styles.head}>
        <span className={styles.rank} aria-hidden="true">
          {rank}
        </span>
        <div>
          {award && !saidIn(title, award) && (
            <Meta>
              <b>{award}</b>
            </Meta>
          )}
          <Hed as={below ? 'h3' : 'h2'} size="2" voice="judge" className={styles.title}>
            {title}
          </Hed>
        </div>
      </div>
      <div className={classes(styles.body, boxed && styles.boxed)}>
        <div className={styles.words}>
          {picture && <Picture picture={picture} priority={first} />}
          {summary && (
            <p className={classes(styles.summary, summary.length > LONG_SUMMARY && styles.long)}>{summary}</p>
          )}
          <GoodAndBad good={good.slice(0, POINTS)} bad={bad.slice(0, POINTS)} heading={heading} />
          <MorePoints good={good.slice(POINTS)} bad={bad.slice(POINTS)} heading={heading} />
        </div>
        {boxed && <PickBuyBox data={data} compare={compare} />}
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </section>
  );
}
