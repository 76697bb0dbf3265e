/** All choices of a list in brief, each with the way to where it is told of. */
import { Checked } from '../../product/Checked.tsx';
import { oldestCheck } from '../../product/oldest-check.ts';
import { ScoreAndPrice } from '../../review/ScoreAndPrice.tsx';
import type { PickListData } from './data.ts';
import styles from './PickList.module.css';

export function PickList({ data: { items } }: { data: PickListData }) {
  return (
    <>
      <ol className={styles.list} aria-label="Our picks">
        {items.map(({ rank, title, award, score, price, href }) => (
          <li className={styles.item} key={rank}>
            <span className={styles.rank} aria-hidden="true">
              {rank}
            </span>
            <span>
              {href ? <a href={href}>{title}</a> : <b>{title}</b>}
              {award && <small>{award}</small>}
            </span>
            {(score !== undefined || price) && (
              <span className={styles.facts}>
                <ScoreAndPrice score={score} price={price} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <Checked at={oldestCheck(items)} several />
    </>
  );
}
