/** The line that is looked at: what it is, what it shows and to whom; and below the others how it goes on. */
import { Button } from '@masthead/ui';
import type { ReactNode, Ref } from 'react';
import { ConfirmButton } from '../ConfirmButton.tsx';
import desk from '../Desk.module.css';
import type { AskDesk } from '../desk-client.ts';
import { shownTime } from '../live/times.ts';
import { useAnswer } from '../use-answer.ts';
import room from './Ads.module.css';
import { type Booked, type CreativeReport, isWholeLine, LINES_CALL, type LineReport } from './booking.ts';
import { Creatives } from './Creatives.tsx';
import styles from './Line.module.css';
import { MatchPage } from './MatchPage.tsx';
import { Outlook } from './Outlook.tsx';
import { PaceText } from './PaceText.tsx';
import { ShownTo } from './ShownTo.tsx';
import type { LineAct } from './use-line-deeds.ts';
import { type Stage, stageOf } from './views.ts';
import { dayOf, priceOf } from './words.ts';

interface ChosenLineProps {
  ask: AskDesk;
  line: LineReport;
  booked: Booked;
  creatives: readonly CreativeReport[];
  isBusy: boolean;
  act(line: LineReport, act: LineAct): Promise<void>;
  aside: Ref<HTMLElement>;
  onChange(): void;
  /** `said`: what was added. */
  onAdded(said: string): Promise<void>;
}

export function ChosenLine({ ask, line, booked, creatives, isBusy, act, aside, onChange, onAdded }: ChosenLineProps) {
  // What was counted meanwhile, or changed, is asked for anew.
  const { data: whole } = useAnswer(ask, `${LINES_CALL}/${line.id}?of=${line.delivered.shown}`, isWholeLine);
  return (
    <>
      <aside ref={aside} className={room.aside} tabIndex={-1} aria-label={line.name}>
        <section className={styles.part}>
          <h2 className={styles.name}>{line.name}</h2>
          <Facts line={line} booked={booked} />
          <div className={desk.row}>
            {line.state === 'running' ? (
              <Button kind="line" small loading={isBusy} onClick={() => void act(line, 'pause')}>
                Pause
              </Button>
            ) : (
              <Button small loading={isBusy} onClick={() => void act(line, 'resume')}>
                {line.state === 'paused' ? 'Resume' : 'Start'}
              </Button>
            )}
            <Button kind="line" small onClick={onChange}>
              Change
            </Button>
            {line.state !== 'running' && (
              <ConfirmButton
                label="Put away"
                question="Put it away for good?"
                onConfirm={() => void act(line, 'archive')}
              />
            )}
          </div>
        </section>
        <Creatives ask={ask} line={line} creatives={creatives} counts={whole?.creatives ?? []} onAdded={onAdded} />
        <ShownTo line={line} />
        <section className={styles.part} aria-labelledby="would-match">
          <h2 id="would-match">Would this page match?</h2>
          <MatchPage ask={ask} lineId={line.id} />
        </section>
      </aside>
      <Outlook ask={ask} line={line} whole={whole} />
    </>
  );
}

const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  draft: 'Draft, nothing is shown',
  paused: 'Paused, nothing is shown',
  waits: 'Booked',
  running: 'Runs',
  over: 'Over',
};

function Facts({ line, booked }: Pick<ChosenLineProps, 'line' | 'booked'>) {
  const advertiser = booked.advertisers.find(({ id }) => id === line.advertiserId);
  const order = booked.orders.find(({ id }) => id === line.orderId);
  const { from, until, priority, pacing, pace, delivered } = line;
  return (
    <>
      <dl className={styles.facts}>
        {pace !== null && (
          <div>
            <dt>Pace</dt>
            <dd>
              <PaceText pace={pace} />
            </dd>
          </div>
        )}
        <Fact name="State">{STAGE_WORDS[stageOf(line, Date.now())]}</Fact>
        <Fact name="Price">{priceOf(line)}</Fact>
        <Fact name="Advertiser">{advertiser ? `${advertiser.payer}` : line.advertiserId}</Fact>
        <Fact name="Order">{order?.name ?? line.orderId}</Fact>
        <Fact name="Time">{until === null ? `from ${dayOf(from)}, no end` : `${dayOf(from)} to ${dayOf(until)}`}</Fact>
        <Fact name="Priority">
          {priority} of 16{line.type === 'standard' && (pacing === 'fast' ? ', as fast as it can' : ', spread evenly')}
        </Fact>
        {(delivered.hidden > 0 || delivered.reported > 0) && (
          <Fact name="Readers">
            {delivered.hidden} hid it, {delivered.reported} reported it
          </Fact>
        )}
      </dl>
      <p className={styles.small}>
        Changed by {line.changedBy}, {shownTime(line.changedAt)}
      </p>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
