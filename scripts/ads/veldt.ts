/** Veldt boots: leather, rust and sand; one boot from the side, and nine soles from below. */
import { type Advertiser, all, at, circle, rect, row, shape, stroke, voice } from './drawing.ts';

const SAND = '#e4ded2';
const RUST = '#b9532c';
const LEATHER = '#5a3b24';
const WORN = '#7c563a';
const DARK = '#46301f';
const BLACK = '#1d1610';

const HEAVY = { family: 'Ad Grotesk', weight: 850, tracking: -0.04, leading: 1.02 } as const;
const onSand = voice({ ...HEAVY, fill: BLACK });
const onRust = voice({ ...HEAVY, fill: '#f8f4ec' });
const quiet = voice({ family: 'Ad Grotesk', weight: 520, fill: BLACK, leading: 1.34 });
const quietOnRust = voice({ family: 'Ad Grotesk', weight: 560, fill: '#fff', leading: 1.34 });
const nameLetters = voice({ family: 'Ad Grotesk', weight: 850, fill: '#fff', tracking: 0.22 });
const wordmark = (x: number, y: number, size: number): string => nameLetters(x, y, size, 'VELDT');

/** A laced boot, toe to the right, 250 wide; it stands on the line at 206. */
const boot = all(
  shape('M50 10Q46-4 58-6T68 8Z', RUST),
  shape('M120 2 148-6 142 60 120 62Z', WORN),
  shape(
    'M38 6H130C128 40 132 64 146 82 166 106 214 102 232 132 240 146 240 160 240 176H30C26 150 36 128 36 100 36 66 34 40 38 6Z',
    LEATHER,
  ),
  shape('M34 112C58 112 78 128 82 176H30C26 154 32 134 34 112Z', DARK),
  shape('M190 109C212 110 226 118 233 133 240 146 240 160 240 176H182C168 150 172 122 190 109Z', DARK),
  shape('M36 6H131L130 24H36Z', WORN),
  stroke('M92 28C92 62 98 92 124 118 142 134 160 142 172 146', DARK, 4, '1 7'),
  stroke('M100 40 134 32M102 58 137 48M106 76 142 64M114 94 152 80M126 110 166 92', RUST, 6),
  stroke('M100 40 137 48M102 58 142 64M106 76 152 80M114 94 166 92', RUST, 4),
  row(5, (place) => circle([99, 101, 105, 113, 125][place] ?? 0, [40, 58, 76, 94, 110][place] ?? 0, 4, SAND)),
  rect(22, 172, 226, 10, SAND, 3),
  stroke('M30 177H242', WORN, 2, '5 6'),
  shape('M20 181H250Q252 196 244 206H120L114 198H94V206H20Z', BLACK),
  stroke(
    'M132 206V199M152 206V199M172 206V199M192 206V199M212 206V199M232 206V199M36 206V199M56 206V199M76 206V199',
    WORN,
    3,
  ),
);

const shelf = (width: number, height: number, edge: number): string =>
  all(rect(0, 0, width, height, SAND), rect(0, edge, width, height - edge, RUST));

const resoled = {
  '970x250': all(
    shelf(970, 250, 204),
    at(604, 12, 0.94, boot),
    onSand(36, 92, 62, 'Resoled for life.'),
    quiet(38, 130, 18, 'Send them back worn out.|Get them back in nine days.'),
    wordmark(38, 235, 21),
    quietOnRust(934, 234, 17, 'Boots, $240 once', 'end'),
  ),
  '728x90': all(
    rect(0, 0, 728, 90, SAND),
    rect(536, 0, 192, 90, RUST),
    at(418, 3, 0.4, boot),
    onSand(22, 48, 37, 'Resoled for life.'),
    quiet(23, 73, 14, 'Worn out to new in nine days.'),
    wordmark(562, 42, 22),
    quietOnRust(562, 68, 15, 'Boots, $240 once'),
  ),
  '728x250': all(
    shelf(728, 250, 204),
    at(446, 12, 0.94, boot),
    onSand(30, 84, 48, 'Resoled for life.'),
    quiet(32, 118, 16.5, 'Send them back worn out.|Get them back in nine days.'),
    wordmark(32, 235, 20),
    quietOnRust(698, 234, 16, 'Boots, $240 once', 'end'),
  ),
  '320x50': all(
    rect(0, 0, 320, 50, SAND),
    rect(226, 0, 94, 50, RUST),
    at(160, 7, 0.2, boot),
    onSand(11, 31, 18, 'Resoled for life.'),
    wordmark(240, 31, 16),
  ),
  '300x250': all(
    shelf(300, 250, 206),
    at(92, 62, 0.7, boot),
    onSand(20, 48, 33, 'Resoled for life.'),
    wordmark(20, 234, 18),
    quietOnRust(280, 234, 14, '$240 once', 'end'),
  ),
  '300x600': all(
    shelf(300, 600, 500),
    at(28, 284, 1.05, boot),
    onSand(24, 78, 60, 'Resoled|for life.'),
    quiet(26, 182, 17, 'Send them back worn out.|Get them back in nine days.'),
    wordmark(26, 562, 24),
    quietOnRust(276, 560, 16, '$240 once', 'end'),
  ),
  '600x400': all(shelf(600, 400, 326), at(122, 44, 1.37, boot)),
};

/** How each day's sole is seen from below, 60 wide and 160 high: smooth on the first, all its lugs on the ninth. */
function sole(day: number, ground: string): string {
  const lugs = [16, 32, 48, 64, 80, 122, 138, 152].slice(0, day - 1);
  return all(
    shape('M30 0C54 0 62 24 58 50 56 68 50 78 50 92H12C10 76 2 66 1 46 0 20 10 0 30 0Z', BLACK),
    shape('M12 104H50C54 124 52 160 31 160S8 124 12 104Z', BLACK),
    lugs.map((y) => stroke(`M8 ${y + 5} 30 ${y - 3} 52 ${y + 5}`, ground, 5)),
    day < 4 ? circle(34, 42, 13 - day * 3, WORN) : '',
    day < 3 ? circle(26, 138, 9 - day * 2, WORN) : '',
  );
}

/** Nine, left and right by turns. */
const soles = (gap: number, ground: string): string =>
  row(9, (place) => at(place * gap, place % 2 === 0 ? 0 : 14, 1, sole(place + 1, ground)));

const nineDays = {
  '970x250': all(
    rect(0, 0, 970, 250, RUST),
    at(398, 42, 0.94, soles(64, RUST)),
    onRust(36, 86, 60, 'Nine days,|new soles.'),
    wordmark(38, 216, 22),
    quietOnRust(178, 215, 17, 'Post paid both ways'),
  ),
  '728x90': all(
    rect(0, 0, 728, 90, RUST),
    at(408, 10, 0.4, soles(84, RUST)),
    onRust(22, 46, 34, 'Nine days, new soles.'),
    wordmark(23, 74, 15),
    quietOnRust(118, 74, 14, 'Post paid both ways'),
  ),
  '728x250': all(
    rect(0, 0, 728, 250, RUST),
    at(318, 66, 0.66, soles(66, RUST)),
    onRust(30, 84, 54, 'Nine days,|new soles.'),
    wordmark(32, 216, 20),
    quietOnRust(158, 215, 16, 'Post paid both ways'),
  ),
  '320x50': all(
    rect(0, 0, 320, 50, RUST),
    at(
      218,
      8,
      0.21,
      row(4, (place) => at(place * 112, 0, 1, sole(place * 2 + 3, RUST))),
    ),
    onRust(11, 23, 18, 'Nine days, new soles.'),
    wordmark(11, 42, 12.5),
  ),
  '300x250': all(
    rect(0, 0, 300, 250, RUST),
    at(20, 112, 0.47, soles(62, RUST)),
    onRust(20, 50, 38, 'Nine days,|new soles.'),
    wordmark(20, 234, 18),
    quietOnRust(280, 233, 14, 'Post paid', 'end'),
  ),
  '300x600': all(
    rect(0, 0, 300, 600, RUST),
    row(9, (place) => at(33 + (place % 3) * 95, 168 + Math.floor(place / 3) * 126, 0.74, sole(place + 1, RUST))),
    onRust(24, 70, 49, 'Nine days,|new soles.'),
    wordmark(25, 578, 20),
    quietOnRust(276, 577, 14, 'Post paid both ways', 'end'),
  ),
  '600x400': all(
    rect(0, 0, 600, 400, RUST),
    row(5, (place) => at(48 + place * 111, 28, 1, sole(place + 1, RUST))),
    row(4, (place) => at(103 + place * 111, 212, 1, sole(place + 6, RUST))),
  ),
};

export const veldt: Advertiser = {
  slug: 'veldt',
  creatives: {
    resoled: { alt: 'Veldt boots: resoled for life, back in nine days, $240 once', drawings: resoled },
    'nine-days': { alt: 'Veldt boots: nine days, new soles, post paid both ways', drawings: nineDays },
  },
};
