/** The two films of the demo's advertising, drawn moment by moment from what the pictures of their advertisers are drawn with. */
import { all, at, circle, type Film, faint, rect } from './drawing.ts';
import * as ferry from './fjordline.ts';
import * as coffee from './hollow-creek.ts';

export const FILM_SIZE = { width: 640, height: 360 } as const;
const { width: WIDTH, height: HEIGHT } = FILM_SIZE;

/** How far it is between two moments: from 0 to 1, slow at both ends. */
function between(second: number, from: number, until: number): number {
  const part = Math.min(1, Math.max(0, (second - from) / (until - from)));
  return part * part * (3 - 2 * part);
}

const FADE_SECONDS = 0.5;

/** There from one moment to another, and faint at both ends. */
const during = (second: number, from: number, until: number, drawing: string): string => {
  const opacity = between(second, from, from + FADE_SECONDS) * (1 - between(second, until - FADE_SECONDS, until));
  return opacity === 0 ? '' : faint(opacity, drawing);
};

/** After the last moment. */
const END = 60;

/** The cup is poured, the bag arrives, and another one may. */
function roasted(second: number): string {
  const toTable = between(second, 4, 4.8);
  const pour = all(
    rect(0, 0, WIDTH, HEIGHT, coffee.GREEN),
    coffee.ripples(452, 196, 3, 30, 150 + 12 * between(second, 0, 4)),
    at(452, 196, 1.1 + 0.12 * between(second, 0, 4.8), coffee.cup),
    coffee.bean(250, 230 + 60 * between(second, 0, 4), 30 + 40 * second, 1.2),
    coffee.bean(300, 60 + 40 * between(second, 0, 4), 90 - 30 * second, 0.9),
  );
  const arrive = all(
    coffee.table(WIDTH, HEIGHT, 290),
    at(720 - 290 * between(second, 4.4, 6.2), 178, 1.15, coffee.bag),
    coffee.spill(300, 304, between(second, 5.8, 6.8)),
  );
  return all(
    pour,
    faint(toTable, arrive),
    during(second, 0.3, 4.4, coffee.onGreen(36, 150, 58, 'Roasted|on Tuesday.')),
    during(second, 4.8, 8.4, coffee.onCrema(36, 110, 54, 'At your door|on Thursday.')),
    during(second, 8.4, END, coffee.onCrema(36, 110, 54, 'The first|bag is $6.')),
    during(second, 9, END, coffee.nameOnGreen(36, 336, 19, 'HOLLOW CREEK')),
    during(second, 9, END, coffee.offerOnGreen(604, 336, 18, 'The second is up to you', 'end')),
  );
}

/** A ship crosses while the sun goes down; where she comes to, it is morning. */
function bergen(second: number): string {
  const night = between(second, 3.5, 5.5) - between(second, 6.5, 8.5);
  const sunk = 70 * between(second, 0, 5.5) - 70 * between(second, 6.5, 9);
  return all(
    ferry.fjord(
      WIDTH,
      HEIGHT,
      240,
      [410, 176 + sunk, 92],
      '0 206 90 150 190 226 300 160 440 230',
      '0 180 60 226 210 236 340 216 500 92 640 190',
    ),
    faint(between(second, 6.5, 8), at(470, 242, 1.15, ferry.gables(5))),
    ferry.glints(410, 262, 1.4),
    ferry.swell(-116 + 12 * second, 300, WIDTH + 232),
    ferry.swell(-170 + 18 * second, 322, WIDTH + 290),
    at(-230 + 432 * between(second, -2, 10), 156, 1, ferry.ship),
    faint(0.72 * night, rect(0, 0, WIDTH, HEIGHT, ferry.SEA)),
    faint(night, circle(560, 60, 3, ferry.SKY), circle(470, 96, 2, ferry.SKY), circle(610, 130, 2, ferry.SKY)),
    during(second, 0.3, 3.9, ferry.dark(32, 74, 52, 'Fall asleep at sea.')),
    during(second, 4, 7.2, ferry.light(32, 74, 52, 'The coast goes by.')),
    during(second, 7.6, END, ferry.dark(32, 74, 52, 'Wake in Bergen.')),
    during(second, 8.6, END, all(ferry.offer(32, 100, 176, 'Cabins from $79'), ferry.wordmark(474, 336, 28))),
  );
}

export const FILMS: readonly Film[] = [
  { advertiser: 'hollow-creek', name: 'roasted', seconds: 12, draw: roasted },
  { advertiser: 'fjordline', name: 'bergen', seconds: 12, draw: bergen },
];
