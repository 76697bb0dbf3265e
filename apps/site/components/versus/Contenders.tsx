/** The two products at a glance: picture, name, score or rounds won, and the best price of each. */
import type { Round } from '@masthead/model';
import { Hed, Measure, Meta } from '@masthead/ui';
import type { PickData } from '../body/pick/data.ts';
import { Picture } from '../picture/Picture.tsx';
import { Checked } from '../product/Checked.tsx';
import { OfferLink } from '../product/OfferLink.tsx';
import { scoreFigures, spokenScore } from '../review/score.ts';
import styles from './Contenders.module.css';
import { winsOf } from './round-wins.ts';

interface ContendersProps {
  contenders: readonly [PickData, PickData];
  rounds: readonly Round[];
}

export function Contenders({ contenders: [one, other], rounds }: ContendersProps) {
  return (
    <div className={styles.two}>
      <Contender pick={one} wins={winsOf(0, rounds)} rounds={rounds.length} first />
      <Contender pick={other} wins={winsOf(1, rounds)} rounds={rounds.length} />
    </div>
  );
}

interface ContenderProps {
  pick: PickData;
  wins: number;
  rounds: number;
  /** Only its price has the brand's colour, and its picture is the page's first. */
  first?: boolean;
}

function Contender({ pick, wins, rounds, first = false }: ContenderProps) {
  const { name, award, picture, score, offers, reviewHref } = pick;
  const [best] = offers;
  return (
    <div className={styles.one}>
      {picture && <Picture picture={picture} priority={first} />}
      <Hed as="h2" size="3" className={styles.name}>
        {name}
      </Hed>
      {award && <Meta>{award}</Meta>}
      {score !== undefined && (
        <>
          <p className={styles.score}>
            <b>{scoreFigures(score)}</b>
          </p>
          <Measure value={score} label={spokenScore(score)} />
        </>
      )}
      {rounds > 0 && (
        <p className={styles.wins}>
          <b>{wins}</b> of {rounds} rounds won
        </p>
      )}
      {best && <OfferLink offer={best} quiet={!first} />}
      <Checked at={best?.checkedAt} />
      {reviewHref && (
        <a className={styles.review} href={reviewHref} aria-label={`Read our review: ${name}`}>
          Read our review
        </a>
      )}
    </div>
  );
}
