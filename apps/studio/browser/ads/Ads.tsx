/** Advertising: what is booked and how it goes, and whatever is done about it. */
import { Button } from '@masthead/ui';
import { useEffect, useRef, useState } from 'react';
import type { AskDesk } from '../desk-client.ts';
import { Unanswered } from '../Unanswered.tsx';
import { type Asked, useAnswer } from '../use-answer.ts';
import wide from '../WideRoom.module.css';
import { RoomSaid, RoomTabs, WideRoom } from '../WideRoom.tsx';
import styles from './Ads.module.css';
import { ADS_CALL, areCreatives, type Booked, type CreativeReport, isBooked, isTotals, LINES_CALL } from './booking.ts';
import { ChosenLine } from './ChosenLine.tsx';
import { Figures } from './Figures.tsx';
import { LineForm } from './LineForm.tsx';
import { LineTable } from './LineTable.tsx';
import { useLineDeeds } from './use-line-deeds.ts';
import { linesIn, VIEW_NAMES, VIEWS, type View } from './views.ts';

/** Sums are told every few seconds: a room that is left open goes with them. */
const LOOK_AGAIN_MS = 15_000;

export function Ads({ ask }: { ask: AskDesk }) {
  const booked = useAnswer(ask, LINES_CALL, isBooked);
  const creatives = useAnswer(ask, `${ADS_CALL}/creatives`, areCreatives);
  if (!booked.data || !creatives.data)
    return (
      <div className={styles.waits}>
        <h1 className={wide.title}>Advertising</h1>
        <Unanswered asked={booked.data ? creatives : booked} />
      </div>
    );
  return <Lines ask={ask} booked={booked.data} asked={booked} creatives={creatives.data} drawn={creatives} />;
}

interface LinesProps {
  ask: AskDesk;
  booked: Booked;
  asked: Asked<Booked>;
  creatives: readonly CreativeReport[];
  drawn: Asked<CreativeReport[]>;
}

function Lines({ ask, booked, asked, creatives, drawn }: LinesProps) {
  const totals = useAnswer(ask, `${ADS_CALL}/totals?days=30`, isTotals);
  const [view, setView] = useState<View>('running');
  const [chosen, setChosen] = useState('');
  const [writes, setWrites] = useState<'nothing' | 'new' | 'changed'>('nothing');
  const { done, trouble, isBusy, act, say } = useLineDeeds(ask, asked.again);
  const aside = useRef<HTMLElement>(null);
  useLookAgain(asked.again, totals.again);
  const now = Date.now();
  const shown = linesIn(view, booked.lines, now);
  const line = booked.lines.find(({ id }) => id === chosen) ?? shown[0];

  /** Where it stands below the others, whoever chose it is led there. */
  function toAside(): void {
    requestAnimationFrame(() => {
      if (!matchMedia('(width >= 80rem)').matches) aside.current?.focus();
    });
  }
  function choose(id: string): void {
    setChosen(id);
    setWrites('nothing');
    toAside();
  }
  async function saved(id: string, said: string): Promise<void> {
    setChosen(id);
    setWrites('nothing');
    await Promise.all([asked.again(), drawn.again()]);
    say(said);
  }
  const problem = trouble || asked.problem || drawn.problem;
  return (
    <WideRoom
      title="Advertising"
      head={
        <>
          <RoomTabs<View>
            legend="Which lines"
            names={VIEW_NAMES}
            chosen={view}
            label={(each) => VIEWS[each].name}
            count={(each) => linesIn(each, booked.lines, now).length}
            onChoose={setView}
          />
          <Button
            kind="brand"
            small
            aria-expanded={writes === 'new'}
            onClick={() => {
              setWrites(writes === 'new' ? 'nothing' : 'new');
              toAside();
            }}
          >
            New line
          </Button>
        </>
      }
    >
      <Figures lines={booked.lines} totals={totals.data?.all} now={now} />
      <RoomSaid problem={problem} done={done} />
      <div className={styles.halves}>
        <div className={styles.lines}>
          <LineTable
            lines={shown}
            view={view}
            advertisers={booked.advertisers}
            chosen={line?.id}
            now={now}
            onChoose={choose}
          />
        </div>
        {writes !== 'nothing' && (
          <aside
            ref={aside}
            className={styles.aside}
            tabIndex={-1}
            aria-label={writes === 'new' ? 'A new line' : 'Change'}
          >
            <LineForm
              key={writes === 'new' ? '' : line?.id}
              ask={ask}
              line={writes === 'new' ? undefined : line}
              booked={booked}
              creatives={creatives}
              onBooked={asked.again}
              onSaved={saved}
              onLeave={() => setWrites('nothing')}
            />
          </aside>
        )}
        {line && writes === 'nothing' && (
          <ChosenLine
            key={line.id}
            ask={ask}
            line={line}
            booked={booked}
            creatives={creatives}
            isBusy={isBusy}
            act={act}
            aside={aside}
            onChange={() => setWrites('changed')}
            onAdded={(said) => saved(line.id, said)}
          />
        )}
      </div>
    </WideRoom>
  );
}

/** Without a word, and only while somebody can see it. */
function useLookAgain(lookAtLines: () => Promise<void>, lookAtTotals: () => Promise<void>): void {
  useEffect(() => {
    const looking = setInterval(() => {
      if (!document.hidden) void Promise.all([lookAtLines(), lookAtTotals()]);
    }, LOOK_AGAIN_MS);
    return () => clearInterval(looking);
  }, [lookAtLines, lookAtTotals]);
}
