/** Round by round: both scores on mirrored measures, the winner's number on the brand's colour. */
import type { Round } from '@masthead/model';
import { classes, Measure, VisuallyHidden } from '@masthead/ui';
import type { PickData } from '../body/pick/data.ts';
import { scoreFigures, spokenScore } from '../review/score.ts';
import styles from './Rounds.module.css';
import { winnerOf } from './round-wins.ts';

interface RoundsProps {
  contenders: readonly [PickData, PickData];
  rounds: readonly Round[];
}

export function Rounds({ contenders: [one, other], rounds }: RoundsProps) {
  if (rounds.length === 0) return null;
  return (
    <section aria-label="Round by round">
      <div className={styles.names} aria-hidden="true">
        <span>{one.name}</span>
        <span>{other.name}</span>
      </div>
      {rounds.map((round) => (
        <RoundRow key={round.name} round={round} names={[one.name, other.name]} />
      ))}
    </section>
  );
}

function RoundRow({ round, names }: { round: Round; names: readonly [string, string] }) {
  const { name, note, scores } = round;
  const winner = winnerOf(round);
  return (
    <div className={styles.round}>
      <h3 className={styles.name}>
        {name}
        {note && <span className={styles.note}>{note}</span>}
      </h3>
      <div className={styles.mirrored}>
        <Measure value={scores[0]} label={`${names[0]}: ${spokenScore(scores[0])}`} />
      </div>
      <div className={styles.figures} aria-hidden="true">
        <span className={classes(styles.figure, winner === 0 && styles.won)}>{scoreFigures(scores[0])}</span>
        <span className={classes(styles.figure, winner === 1 && styles.won)}>{scoreFigures(scores[1])}</span>
      </div>
      <div>
        <Measure value={scores[1]} label={`${names[1]}: ${spokenScore(scores[1])}`} />
      </div>
      <VisuallyHidden>{winner === undefined ? 'A draw' : `${names[winner]} wins`}</VisuallyHidden>
    </div>
  );
}
