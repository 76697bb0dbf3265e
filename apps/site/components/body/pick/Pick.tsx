/** One choice of a list of products, as wide as its place allows: what it is, and beside it the score and the shops. */
import { Hed, Meta } from '@masthead/ui';
import { Picture } from '../../picture/Picture.tsx';
import { GoodAndBad } from '../../review/GoodAndBad.tsx';
import type { PickData } from './data.ts';
import styles from './Pick.module.css';
import { PickBuyBox } from './PickBuyBox.tsx';

export function Pick({ data }: { data: PickData }) {
  const { rank, title, anchor, below = false, award, summary, good, bad, picture } = data;
  return (
    <section className={styles.pick} id={anchor} aria-label={title}>
      <div className={styles.head}>
        <span className={styles.rank} aria-hidden="true">
          {rank}
        </span>
        <div>
          {award && (
            <Meta>
              <b>{award}</b>
            </Meta>
          )}
          <Hed as={below ? 'h3' : 'h2'} size="2" voice="judge">
            {title}
          </Hed>
        </div>
      </div>
      <div className={styles.body}>
        <div className={styles.words}>
          {picture && <Picture picture={picture} />}
          {summary && <p className={styles.summary}>{summary}</p>}
        </div>
        <PickBuyBox data={data} />
      </div>
      <GoodAndBad good={good} bad={bad} heading={below ? 'h4' : 'h3'} />
    </section>
  );
}
