/** What a query names: products with their score and price, people, topics. */
import { classes, Fact, Hed, Measure, Meta } from '@masthead/ui';
import cardStyles from '../cards/Card.module.css';
import { Picture } from '../picture/Picture.tsx';
import { Checked } from '../product/Checked.tsx';
import { scoreFigures, spokenScore } from '../review/score.ts';
import styles from './FoundThings.module.css';
import type { ShownThing } from './found-thing.ts';

const ABOUT = { product: 'Product', author: 'Person', topic: 'Topic' } as const satisfies Record<
  ShownThing['kind'],
  string
>;

export function FoundThings({ things }: { things: readonly ShownThing[] }) {
  if (things.length === 0) return null;
  return (
    <ul className={styles.things} aria-label="Products, people and topics">
      {things.map((thing) => (
        <li key={thing.href}>
          <ThingCard thing={thing} />
        </li>
      ))}
    </ul>
  );
}

function ThingCard({ thing: { kind, name, href, about, score, price, checkedAt, picture } }: { thing: ShownThing }) {
  return (
    <article className={classes(cardStyles.card, styles.thing, styles[kind], !picture && styles.wordsOnly)}>
      {picture && <Picture picture={picture} className={styles.picture} />}
      <div className={styles.words}>
        <Meta>{about || ABOUT[kind]}</Meta>
        <Hed as="h2" size="5">
          <a className={cardStyles.link} href={href}>
            {name}
          </a>
        </Hed>
        {(score !== undefined || price !== undefined) && (
          <Fact>
            {score !== undefined && (
              <>
                <b aria-hidden="true">{scoreFigures(score)}</b>
                <Measure value={score} size="xs" label={spokenScore(score)} />
              </>
            )}
            {price !== undefined && <span>from {price}</span>}
            <Checked at={checkedAt} />
          </Fact>
        )}
      </div>
    </article>
  );
}
