/** Products side by side: score, price and facts, a column for each. Where there are more than fit, it scrolls in its own box. */
import { classes } from '@masthead/ui';
import type { ReactNode } from 'react';
import type { PickData } from '../body/pick/data.ts';
import { Checked } from '../product/Checked.tsx';
import { OfferLink } from '../product/OfferLink.tsx';
import { scoreFigures } from '../review/score.ts';
import styles from './Comparison.module.css';
import { comparedFacts } from './compared-facts.ts';

interface ComparisonProps {
  products: readonly PickData[];
  /** What the table is, for those who hear it. */
  label: string;
  /** Names lead to where each product is told of. */
  linked?: boolean;
}

export function Comparison({ products, label, linked = false }: ComparisonProps) {
  const two = products.length === 2;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={classes(styles.table, two && styles.two)}>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.rank} scope="col">
                <ProductName product={product} linked={linked} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row
            name="Score"
            products={products}
            show={({ score }) => score !== undefined && <b className={styles.score}>{scoreFigures(score)}</b>}
          />
          <Row
            name="Price"
            products={products}
            show={({ offers: [best], rank }) =>
              best && (
                <>
                  <OfferLink offer={best} quiet={rank !== products[0]?.rank} /> <Checked at={best.checkedAt} />
                </>
              )
            }
          />
          {comparedFacts(products).map(({ name, values }) => (
            <Row key={name} name={name} products={products} show={(_, index) => values[index]} />
          ))}
          {two && (
            <>
              <Row name="The good" products={products} show={({ good }) => pointsOf(good)} />
              <Row name="The bad" products={products} show={({ bad }) => pointsOf(bad)} />
            </>
          )}
        </tbody>
      </table>
    </section>
  );
}

function ProductName({ product: { name, anchor, award }, linked }: { product: PickData; linked: boolean }) {
  return (
    <>
      {linked && anchor ? <a href={`#${anchor}`}>{name}</a> : name}
      {award && <small>{award}</small>}
    </>
  );
}

interface RowProps {
  name: string;
  products: readonly PickData[];
  show: (product: PickData, index: number) => ReactNode;
}

/** A row that no product says anything to is left out. */
function Row({ name, products, show }: RowProps) {
  const cells = products.map(show);
  if (!cells.some(Boolean)) return null;
  return (
    <tr>
      <th scope="row">{name}</th>
      {products.map(({ rank }, index) => (
        <td key={rank}>{cells[index] || <span className={styles.nothing}>Not stated</span>}</td>
      ))}
    </tr>
  );
}

const pointsOf = (points: readonly string[]) =>
  points.length > 0 && (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
