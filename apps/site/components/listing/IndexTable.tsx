/** What holds now, product by product: how it was judged, what it costs, and when somebody last looked. */
import type { Instant } from '@masthead/model';
import { ColumnHeads, Measure, RuledTable } from '@masthead/ui';
import { Checked } from '../product/Checked.tsx';
import { scoreFigures, spokenScore } from '../review/score.ts';
import styles from './IndexTable.module.css';

export type Verdict = { kind: 'score'; score: number } | { kind: 'words'; text: string; note: string };

export interface IndexTableRow {
  id: string;
  href: string;
  title: string;
  /** What it is, or was chosen as. */
  label?: string;
  verdict?: Verdict | undefined;
  price?: { text: string; merchant?: string; checkedAt?: Instant };
}

export interface IndexTableData {
  title: string;
  note: string;
  columns: readonly [thing: string, verdict: string, price: string];
  rows: IndexTableRow[];
}

export function IndexTable({ table: { title, columns, rows } }: { table: IndexTableData }) {
  return (
    <RuledTable label={title} className={styles.table}>
      <ColumnHeads columns={columns} />
      <tbody>
        {rows.map(({ id, href, title: name, label, verdict, price }) => (
          <tr key={id}>
            <th scope="row">
              <a href={href}>{name}</a>
              {label && <small>{label}</small>}
            </th>
            <td>{verdict && <VerdictCell verdict={verdict} />}</td>
            <td>{price ? <PriceCell price={price} /> : <small>No shop we trust has it</small>}</td>
          </tr>
        ))}
      </tbody>
    </RuledTable>
  );
}

function VerdictCell({ verdict }: { verdict: Verdict }) {
  if (verdict.kind === 'words') {
    return (
      <>
        {verdict.text} <small>{verdict.note}</small>
      </>
    );
  }
  return (
    <span className={styles.score}>
      <b aria-hidden="true">{scoreFigures(verdict.score)}</b>
      <Measure value={verdict.score} size="xs" label={spokenScore(verdict.score)} />
    </span>
  );
}

function PriceCell({ price: { text, merchant, checkedAt } }: { price: NonNullable<IndexTableRow['price']> }) {
  return (
    <>
      <b>{text}</b> {merchant && <small>{merchant}</small>} <Checked at={checkedAt} />
    </>
  );
}
