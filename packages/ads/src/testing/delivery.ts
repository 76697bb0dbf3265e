/** A month of readers, at whose pages lines are decided on and counted: for tests and measurements of delivery. */
import { type RandomSource, seededRandom } from '@masthead/rules';
import { decide, type LineItem, prepareLines, type Question } from '../decision/index.ts';
import { campaigns, DAY_MS, line, question, START, slot } from './campaigns.ts';

const DAYS = 30;
const HOUR_MS = 3_600_000;
const TOPICS = ['phones', 'laptops', 'espresso', 'cars', 'money', 'sleep'];

/** Few readers at night, many in the evening, fewer at weekends. */
function readersAt(now: number): number {
  const hour = (now % DAY_MS) / HOUR_MS;
  const isWeekend = [0, 6].includes(new Date(now).getUTCDay());
  return (1 - 0.8 * Math.cos(((hour - 3) / 24) * 2 * Math.PI)) * (isWeekend ? 0.7 : 1);
}

interface Delivery {
  readonly line: LineItem;
  readonly shown: number;
}

/** Three quarters of what there is: lines aimed wide or narrow, long or short, even or fast. `pages`: how many pages the month has. */
export function monthOfLines(pages: number): LineItem[] {
  const about = (topic: string) => ({ key: 'topic', isOneOf: [topic] }) as const;
  const goal = (of: number): number => Math.round(of * 0.75 * pages);
  const creativeIds = ['mpu', 'wide', 'skybox'];
  const wide = Array.from({ length: 6 }, (_, index) =>
    line(`wide-${index}`, { goal: goal(0.1 + index * 0.02), creativeIds }),
  );
  const narrow = TOPICS.map((topic) => line(`about-${topic}`, { goal: goal(0.06), where: about(topic), creativeIds }));
  const weeks = Array.from({ length: 4 }, (_, index) =>
    line(`week-${index}`, {
      from: START + index * 7 * DAY_MS,
      until: START + (index + 1) * 7 * DAY_MS + 6 * HOUR_MS,
      goal: goal(0.07),
      creativeIds,
    }),
  );
  const others = [
    line('fast', { goal: goal(0.1), pacing: 'fast', creativeIds }),
    line('phones-only', { goal: goal(0.08), where: { key: 'device', isOneOf: ['mobile'] }, creativeIds: ['mpu'] }),
    line('not-money', { goal: goal(0.1), where: { not: about('money') }, creativeIds }),
    line('sponsor', { type: 'sponsorship', goal: 10, where: about('cars'), creativeIds }),
    line('house', { type: 'house', goal: null, creativeIds }),
  ];
  return [...wide, ...narrow, ...weeks, ...others];
}

const desktop = [slot('skybox', ['970x250', '728x90']), slot('in-content', ['fluidx250']), slot('mpu')];
const phone = [slot('in-content', ['300x250'])];

function anyPage(random: RandomSource): Question {
  const device = random() < 0.6 ? 'mobile' : 'desktop';
  const topic = TOPICS[Math.floor(random() * TOPICS.length)] ?? '';
  return question({ targeting: { topic: [topic], device: [device] }, slots: device === 'mobile' ? phone : desktop });
}

/** What is shown is counted `lagPages` pages later, as what browsers tell is counted later. */
export function deliverMonth(
  lines: readonly LineItem[],
  pages: number,
  { seed = 'month', lagPages = 0 } = {},
): Delivery[] {
  const random = seededRandom(seed);
  const index = prepareLines(campaigns(lines));
  const delivered = new Map<string, number>();
  const waiting: (readonly string[])[] = [];
  const count = (ids: readonly string[]): void => {
    for (const id of ids) delivered.set(id, (delivered.get(id) ?? 0) + 1);
  };
  for (const now of timesOfReaders(pages)) {
    const choices = decide(index, anyPage(random), { delivered, now, random });
    waiting.push(choices.map((choice) => choice.line.id));
    if (waiting.length > lagPages) count(waiting.shift() ?? []);
  }
  for (const ids of waiting) count(ids);
  return lines.map((each) => ({ line: each, shown: delivered.get(each.id) ?? 0 }));
}

/** When pages are opened in a month: about as many, spread as readers are. */
function* timesOfReaders(pages: number): Generator<number> {
  const minutes = (DAYS * DAY_MS) / 60_000;
  let whole = 0;
  for (let minute = 0; minute < minutes; minute += 1) whole += readersAt(START + minute * 60_000);
  let owed = 0;
  for (let minute = 0; minute < minutes; minute += 1) {
    const now = START + minute * 60_000;
    owed += (pages * readersAt(now)) / whole;
    for (; owed >= 1; owed -= 1) yield now;
  }
}
