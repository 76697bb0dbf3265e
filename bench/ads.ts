/** What a decision costs where much is booked, and how near to its goal a month of a million pages brings each line. */
import { type Condition, decide, type LineItem, prepareLines, type Question } from '@masthead/ads/decision';
import { campaigns, deliverMonth, line, monthOfLines, question, START, slot } from '@masthead/ads/testing';
import { seededRandom } from '@masthead/rules';
import type { Measurement, Part } from './measurement.ts';
import { interleave, median, ratioOf, spreadOf } from './rounds.ts';

const ROUNDS = 15;
const BUDGET_MS = 0.5;
const FLAT = 2;
const MONTH_PAGES = 1_000_000;
/** What is shown is known to decisions so many pages later. */
const LAG_PAGES = 50;
const WITHIN_PERCENT = 2;

/** As many run everywhere, however much is booked; all others are aimed at a topic that a few share. */
const EVERYWHERE = 50;
const ON_EACH_TOPIC = 5;

const about = (topic: number): Condition => ({
  all: [
    { key: 'topic', isOneOf: [`topic-${topic}`] },
    { not: { key: 'tag', isOneOf: ['accident'] } },
    {
      any: [
        { key: 'device', isOneOf: ['desktop'] },
        { key: 'ptype', isOneOf: ['article'] },
      ],
    },
  ],
});

const booked = (lines: number): LineItem[] =>
  Array.from({ length: lines }, (_, index) =>
    line(`line-${index}`, {
      advertiserId: `advertiser-${index % 200}`,
      where: index < EVERYWHERE ? null : about(Math.floor(index / ON_EACH_TOPIC)),
      goal: 100_000 + index,
      creativeIds: ['skybox', 'mpu', 'half', 'wide', 'card'],
    }),
  );

/** A story of three topics with eight places. */
const PAGE: Question = question({
  targeting: { topic: ['topic-12', 'topic-40', 'topic-77'], device: ['desktop'], ptype: ['article'] },
  slots: [
    slot('skybox', ['970x250', '728x90']),
    slot('mpu'),
    slot('mpu', ['300x600', '300x250'], 2),
    ...[1, 2, 3, 4].map((position) => slot('in-content', ['728x250'], position)),
    slot('native'),
  ],
});

function decisionOver(lines: number): () => unknown {
  const index = prepareLines(campaigns(booked(lines)));
  const delivered = new Map<string, number>();
  const random = seededRandom(`${lines}`);
  const now = START + 86_400_000;
  return () => decide(index, PAGE, { delivered, now, random });
}

/** How far from its goal the line is that is furthest from it. */
function furthest(): { percent: number; name: string } {
  const standard = deliverMonth(monthOfLines(MONTH_PAGES), MONTH_PAGES, { lagPages: LAG_PAGES }).filter(
    ({ line: { type } }) => type === 'standard',
  );
  const off = standard.map(({ line: { name, goal }, shown }) => ({
    name,
    percent: (Math.abs(shown - (goal ?? 0)) / (goal ?? 1)) * 100,
  }));
  return off.reduce((worst, each) => (each.percent > worst.percent ? each : worst));
}

export const measureAds: Part = async () => {
  const works = { few: decisionOver(1000), many: decisionOver(10_000) };
  const times = await interleave(works, ROUNDS);
  const { percent, name } = furthest();
  const rows: Omit<Measurement, 'part'>[] = [
    {
      name: 'a decision for 8 places over 1,000 lines',
      value: median(times.few),
      unit: 'ms',
      budget: { most: BUDGET_MS },
    },
    {
      name: '  over 10,000, against that',
      value: ratioOf(times.many, times.few),
      unit: '×',
      budget: { most: FLAT },
      note: spreadOf(times.many, times.few),
    },
    {
      name: 'a month of a million pages: off its goal, at most',
      value: percent,
      unit: '%',
      budget: { most: WITHIN_PERCENT },
      note: name,
    },
  ];
  return rows.map((row) => ({ part: 'ads', ...row }));
};
