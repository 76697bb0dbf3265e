/** The lines of a view: what was delivered of each, against its goal and its plan. */
import type { Advertiser } from '@masthead/ads/decision';
import { classes, VisuallyHidden } from '@masthead/ui';
import { Meter } from '../audience/Meter.tsx';
import wide from '../WideRoom.module.css';
import type { LineReport } from './booking.ts';
import { PaceText } from './PaceText.tsx';
import styles from './Table.module.css';
import { stageOf, VIEWS, type View } from './views.ts';
import { dayOf, isBehind, shortCount, TYPE_WORDS } from './words.ts';

interface LineTableProps {
  lines: readonly LineReport[];
  view: View;
  advertisers: readonly Advertiser[];
  chosen: string | undefined;
  now: number;
  onChoose(id: string): void;
}

export function LineTable({ lines, view, advertisers, chosen, now, onChoose }: LineTableProps) {
  const { name, none } = VIEWS[view];
  if (lines.length === 0) return <p className={wide.none}>{none}</p>;
  const names = new Map(advertisers.map(({ id, name: called }) => [id, called]));
  return (
    <table className={classes(wide.table, styles.table)}>
      <caption>
        <VisuallyHidden>{name}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col" className={styles.plan}>
            Delivered, needle is today’s plan
          </th>
          <th scope="col">Impressions</th>
          <th scope="col">Pace</th>
          <th scope="col" className={styles.end}>
            Ends
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} data-chosen={line.id === chosen || undefined}>
            <td>
              <button
                type="button"
                className={styles.line}
                aria-pressed={line.id === chosen}
                onClick={() => onChoose(line.id)}
              >
                <b>{line.name}</b>
                <small>
                  {names.get(line.advertiserId) ?? line.advertiserId}, {TYPE_WORDS[line.type]}
                </small>
              </button>
            </td>
            <td className={styles.plan}>
              <Delivered line={line} />
            </td>
            <td>
              <b>{shortCount(line.delivered.shown)}</b> <span className={styles.quiet}>{ofGoal(line)}</span>
            </td>
            <td>
              <Standing line={line} now={now} />
            </td>
            <td className={classes(styles.end, styles.quiet)}>{line.until === null ? 'no end' : dayOf(line.until)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Delivered({ line }: { line: LineReport }) {
  const { type, goal, planned, delivered } = line;
  if (type === 'house') return <span className={styles.quiet}>fills what is left</span>;
  if (type === 'sponsorship') return <span className={styles.quiet}>takes {goal}% of what matches</span>;
  if (goal === null || goal === 0) return null;
  const [done, plan] = [delivered.shown / goal, planned === null ? undefined : planned / goal];
  return (
    <span className={classes(styles.meter, isBehind(line) && styles.behind)}>
      <Meter value={done} usual={plan} />
      <VisuallyHidden>
        {Math.round(done * 100)} percent delivered{plan !== undefined && `, plan ${Math.round(plan * 100)}`}
      </VisuallyHidden>
    </span>
  );
}

function ofGoal({ type, goal }: LineReport): string {
  if (type === 'standard' && goal !== null) return `of ${shortCount(goal)}`;
  return 'no goal';
}

function Standing({ line, now }: { line: LineReport; now: number }) {
  const stage = stageOf(line, now);
  if (stage === 'running') return line.pace === null ? null : <PaceText pace={line.pace} />;
  if (stage === 'waits') return <span className={styles.quiet}>from {dayOf(line.from)}</span>;
  return <span className={styles.chip}>{stage}</span>;
}
