/** How a line goes on: what it had, what it can have until its end, and where on pages it was seen. */
import type { AskDesk, Call } from '../desk-client.ts';
import { Unanswered } from '../Unanswered.tsx';
import { useAnswer } from '../use-answer.ts';
import { type Forecast, isForecast, LINES_CALL, type LineReport, type WholeLine } from './booking.ts';
import { ForecastChart } from './ForecastChart.tsx';
import part from './Line.module.css';
import { OnThePage } from './OnThePage.tsx';
import styles from './Outlook.module.css';
import { dayOf, shortCount } from './words.ts';

/** As the line is aimed now. */
const AS_IT_IS: Call = { method: 'POST', body: {} };
/** Of fewer examples a forecast is little more than a guess. */
const FEW = 30;

interface OutlookProps {
  ask: AskDesk;
  line: LineReport;
  /** Undefined until it is known. */
  whole: WholeLine | undefined;
}

export function Outlook({ ask, line, whole }: OutlookProps) {
  const asked = useAnswer(ask, `${LINES_CALL}/${line.id}/forecast`, isForecast, AS_IT_IS);
  return (
    <div className={styles.outlook}>
      <section aria-labelledby="forecast">
        <h2 id="forecast">
          Forecast <small>{line.name}, eight outcomes of ten</small>
        </h2>
        {asked.data && whole ? <Told forecast={asked.data} line={whole} /> : <Unanswered asked={asked} />}
      </section>
      <section aria-labelledby="on-the-page">
        <h2 id="on-the-page">
          Where on the page <small>share seen</small>
        </h2>
        {whole && <OnThePage places={whole.places} />}
      </section>
    </div>
  );
}

function Told({ forecast, line }: { forecast: Forecast; line: WholeLine }) {
  const { atEnd, short, sentence, samples } = forecast;
  return (
    <>
      {atEnd && line.until !== null && <ForecastChart line={line} atEnd={atEnd} now={Date.now()} />}
      <p className={part.note} data-is={samples === 0 || short.expected > 0 ? 'bad' : 'good'}>
        <b>{sentence}</b> {roomWords(forecast, line)}
      </p>
      {samples > 0 && samples < FEW && (
        <p className={part.small}>
          Made of {samples === 1 ? 'one example' : `${samples} examples`}: it says little yet.
        </p>
      )}
    </>
  );
}

function roomWords({ available: { low, expected, high }, samples }: Forecast, { until }: LineReport): string {
  if (samples === 0) return 'It is known from what pages asked for in the last seven days.';
  const end = until === null ? 'in 30 days' : `until ${dayOf(until)}`;
  return `About ${shortCount(expected)} pages match ${end}, between ${shortCount(low)} and ${shortCount(high)}.`;
}
