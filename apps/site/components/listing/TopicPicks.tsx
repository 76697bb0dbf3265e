/** What the newest best list of a topic recommends: for whom, what, how it was judged and what it costs. */
import { Hed, RuledTable } from '@masthead/ui';
import type { Link } from '../../base/link.ts';
import type { PickListData } from '../body/pick-list/data.ts';
import { Checked } from '../product/Checked.tsx';
import { oldestCheck } from '../product/oldest-check.ts';
import { ScoreAndPrice } from '../review/ScoreAndPrice.tsx';
import styles from './TopicPicks.module.css';

export interface PicksNow {
  /** The story that says so. */
  list: Link;
  items: (Omit<PickListData['items'][number], 'href'> & { href: string })[];
}

/** Under "our picks" nobody need be told again that they are the best. */
const SAID = /^best (.)/i;

const forWhom = (award: string | undefined, rank: number): string =>
  award ? award.replace(SAID, (_, first: string) => first.toUpperCase()) : `No. ${rank}`;

export function TopicPicks({ picks: { list, items } }: { picks: PicksNow }) {
  return (
    <div>
      <Hed as="h2" size="4" className={styles.title}>
        Our picks now
      </Hed>
      <RuledTable named>
        <tbody>
          {items.map(({ rank, title, award, score, price, href }) => (
            <tr key={rank}>
              <th scope="row">{forWhom(award, rank)}</th>
              <td>
                <a href={href}>{title}</a>
              </td>
              <td className={styles.facts}>
                <ScoreAndPrice score={score} price={price} />
              </td>
            </tr>
          ))}
        </tbody>
      </RuledTable>
      <p className={styles.source}>
        From <a href={list.href}>{list.label}</a>. <Checked at={oldestCheck(items)} several />
      </p>
    </div>
  );
}
