/** Where a line may be shown, in chips: what a page must be, what it must not, and how often one reader sees it. */
import type { Condition } from '@masthead/ads/decision';
import { classes } from '@masthead/ui';
import type { LineReport } from './booking.ts';
import styles from './Line.module.css';
import { capWords, keyWords, valueWords } from './words.ts';

export function ShownTo({ line: { where, caps, competesAs, roadblock } }: { line: LineReport }) {
  return (
    <section className={styles.part} aria-labelledby="shown-to">
      <h2 id="shown-to">Shown to</h2>
      {where === null ? <p>Every page: it is aimed at nothing.</p> : <Rules condition={where} />}
      {caps.length > 0 && <Rule name="Often" values={caps.map(capWords)} />}
      {competesAs.length > 0 && <Rule name="Apart from" values={competesAs.map(valueWords)} />}
      {roadblock && <Rule name="Together" values={['All places of a page, or none']} />}
      <p className={styles.small}>By page, not by person.</p>
    </section>
  );
}

/** What must all hold stands beneath each other. */
const Rules = ({ condition }: { condition: Condition }) =>
  'all' in condition ? (
    condition.all.map((each) => <Part key={JSON.stringify(each)} condition={each} />)
  ) : (
    <Part condition={condition} />
  );

function Part({ condition, isNot = false }: { condition: Condition; isNot?: boolean }) {
  if ('not' in condition) return <Part condition={condition.not} isNot={!isNot} />;
  if ('key' in condition)
    return <Rule name={keyWords(condition.key)} values={condition.isOneOf.map(valueWords)} isNot={isNot} />;
  const parts = 'all' in condition ? condition.all : condition.any;
  return (
    <div className={styles.rules}>
      <p className={styles.how}>{groupWords('all' in condition, isNot)}</p>
      {parts.map((each) => (
        <Part key={JSON.stringify(each)} condition={each} />
      ))}
    </div>
  );
}

function groupWords(isAll: boolean, isNot: boolean): string {
  if (isAll) return isNot ? 'Not all of these' : 'All of these';
  return isNot ? 'None of these' : 'Any of these';
}

interface RuleProps {
  name: string;
  values: readonly string[];
  isNot?: boolean;
}

const Rule = ({ name, values, isNot = false }: RuleProps) => (
  <div className={styles.rule}>
    <span>{isNot ? `${name}, never` : name}</span>
    <ul>
      {values.map((value) => (
        <li key={value} className={classes(styles.token, isNot && styles.not)}>
          {value}
        </li>
      ))}
    </ul>
  </div>
);
