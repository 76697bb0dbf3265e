/** Portside Bank: two round portholes, and an agreement that is short enough to read. */
import { type Advertiser, all, at, circle, rect, row, shape, stroke, turned, voice, within } from './drawing.ts';

const BLUE = '#0d3b8c';
const DEEP = '#092a66';
const PINK = '#ff8fa3';
const YELLOW = '#ffd23f';
const ORANGE = '#ff9f5a';
const WHITE = '#fff';

const HEAVY = { family: 'Ad Grotesk', weight: 820, tracking: -0.042, leading: 1.02 } as const;
const onBlue = voice({ ...HEAVY, fill: WHITE });
const onYellow = voice({ ...HEAVY, fill: BLUE });
const quietOnBlue = voice({ family: 'Ad Grotesk', weight: 520, fill: WHITE, leading: 1.34 });
const quietOnYellow = voice({ family: 'Ad Grotesk', weight: 560, fill: BLUE, leading: 1.34 });
const line = voice({ family: 'Ad Grotesk', weight: 640, fill: BLUE });
const nameLetters = (fill: string) => voice({ family: 'Ad Grotesk', weight: 820, fill, tracking: -0.035 });

/** The name after its two portholes. */
const wordmark = (x: number, y: number, size: number, fill: string): string =>
  all(
    circle(x + size * 0.38, y - size * 0.35, size * 0.38, PINK),
    circle(x + size * 0.8, y - size * 0.35, size * 0.38, fill === WHITE ? YELLOW : BLUE),
    nameLetters(fill)(x + size * 1.42, y, size, 'Portside'),
  );

/** A sheet of the agreement, 150 wide and 200 high: three lines, and nothing below them. */
const sheet = all(
  rect(0, 0, 150, 200, WHITE, 6),
  rect(20, 24, 64, 12, BLUE, 6),
  rect(20, 54, 110, 9, PINK, 4.5),
  rect(20, 74, 96, 9, PINK, 4.5),
  rect(20, 94, 104, 9, PINK, 4.5),
);

/** A glass over the place where the small print would be, 64 in radius. */
const glass = all(
  turned(42, rect(56, -7, 30, 14, DEEP), rect(76, -13, 78, 26, DEEP, 13), rect(82, -13, 10, 26, PINK)),
  circle(0, 0, 62, DEEP),
  circle(0, 0, 50, WHITE),
  within('lens', '<circle r="50"/>', rect(-62, -50, 120, 21, PINK, 10)),
  stroke('M-34 14A38 38 0 0 0-10 36', '#dbe4f5', 7),
);

const reader = all(at(0, 0, 1, sheet), at(118, 142, 1, glass));

/** The two portholes that the pictures of the bank stand on. */
const portholes = (x: number, y: number, radius: number): string =>
  all(
    circle(x, y, radius, PINK),
    circle(x + radius * 0.95, y, radius, YELLOW),
    within('both', `<circle cx="${x}" cy="${y}" r="${radius}"/>`, circle(x + radius * 0.95, y, radius, ORANGE)),
  );

const smallPrint = {
  '970x250': all(
    rect(0, 0, 970, 250, BLUE),
    portholes(692, 125, 150),
    at(664, 26, 1, reader),
    onBlue(38, 98, 68, 'No small print.'),
    quietOnBlue(40, 140, 19, 'A current account in nine lines, and no monthly fee'),
    wordmark(40, 216, 25, WHITE),
  ),
  '728x90': all(
    rect(0, 0, 728, 90, BLUE),
    portholes(598, 45, 60),
    at(588, 7, 0.4, reader),
    onBlue(22, 46, 34, 'No small print.'),
    wordmark(22, 74, 17, WHITE),
    quietOnBlue(132, 73.5, 14, 'A current account, no monthly fee'),
  ),
  '728x250': all(
    rect(0, 0, 728, 250, BLUE),
    portholes(516, 125, 138),
    at(492, 28, 0.96, reader),
    onBlue(30, 88, 49, 'No small print.'),
    quietOnBlue(31, 126, 17, 'A current account in nine lines,|and no monthly fee'),
    wordmark(32, 218, 23, WHITE),
  ),
  '320x50': all(
    rect(0, 0, 320, 50, BLUE),
    portholes(264, 25, 34),
    at(262, 6, 0.2, reader),
    onBlue(11, 23, 19, 'No small print.'),
    wordmark(11, 42, 14, WHITE),
  ),
  '300x250': all(
    rect(0, 0, 300, 250, BLUE),
    portholes(174, 156, 88),
    at(152, 78, 0.72, reader),
    onBlue(20, 50, 36, 'No small print.'),
    wordmark(20, 234, 17, WHITE),
  ),
  '300x600': all(
    rect(0, 0, 300, 600, BLUE),
    portholes(92, 372, 146),
    at(52, 262, 1.14, reader),
    onBlue(24, 78, 60, 'No small|print.'),
    quietOnBlue(26, 178, 17, 'A current account|in nine lines'),
    wordmark(25, 572, 20, WHITE),
    quietOnBlue(276, 571, 14, 'No monthly fee', 'end'),
  ),
  '600x400': all(rect(0, 0, 600, 400, BLUE), portholes(212, 200, 176), at(196, 42, 1.46, reader)),
};

/** The whole agreement, as it stands in the larger sizes. */
const AGREEMENT = [
  'No monthly fee',
  'Cards are free',
  'Cash is free, too',
  'No card fees abroad',
  'Overdrafts cost 9%',
  'We sell no data',
  'A person answers',
  'Leave in one day',
  'That is all of it',
] as const;

/** Its lines, each with its number in a porthole. */
const agreement = (columns: number, width: number, height: number, size: number): string =>
  AGREEMENT.map((words, place) => {
    const lines = AGREEMENT.length / columns;
    const [x, y] = [Math.floor(place / lines) * width, (place % lines) * height];
    const color = [PINK, YELLOW][place % 2] ?? PINK;
    return all(
      circle(x + size * 0.8, y - size * 0.35, size * 0.82, color),
      line(x + size * 0.8, y, size * 0.9, `${place + 1}`, 'middle'),
      line(x + size * 2.1, y, size, words),
    );
  }).join('');

/** A sheet with all nine as bars, 180 wide and 214 high, signed at its foot. */
const signed = all(
  rect(6, 8, 180, 214, ORANGE, 6),
  rect(0, 0, 180, 214, WHITE, 6),
  row(9, (place) => {
    const [y, length] = [18 + place * 18, [112, 92, 120, 84, 104, 116, 76, 108, 64][place] ?? 100];
    return all(circle(24, y + 4.5, 6.5, place % 2 === 0 ? PINK : YELLOW), rect(40, y, length, 9, BLUE, 4.5));
  }),
  stroke(
    'M88 198C96 178 108 176 106 190 104 204 118 190 124 186 126 200 134 196 142 188 148 194 154 192 162 190',
    BLUE,
    3.5,
  ),
);

const pen = turned(-36, shape('M0 0 22-9V9Z', DEEP), rect(20, -9, 96, 18, PINK), rect(116, -9, 18, 18, BLUE, 4));

const nineLines = {
  '970x250': all(
    rect(0, 0, 970, 250, YELLOW),
    rect(314, 34, 628, 192, ORANGE, 8),
    rect(306, 26, 628, 192, WHITE, 8),
    at(334, 74, 1, agreement(3, 205, 56, 15)),
    onYellow(38, 76, 48, 'The whole|contract.'),
    quietOnYellow(40, 158, 17, 'A current account|in nine lines'),
    wordmark(40, 222, 22, BLUE),
  ),
  '728x90': all(
    rect(0, 0, 728, 90, YELLOW),
    at(566, 14, 0.72, signed),
    at(680, 80, 0.5, pen),
    onYellow(22, 45, 33, 'The whole contract.'),
    wordmark(22, 74, 17, BLUE),
    quietOnYellow(132, 73.5, 14, 'A current account in nine lines'),
  ),
  '728x250': all(
    rect(0, 0, 728, 250, YELLOW),
    at(476, 22, 0.94, signed),
    at(628, 204, 0.74, pen),
    onYellow(30, 84, 56, 'The whole|contract.'),
    quietOnYellow(32, 174, 17, 'A current account in nine lines'),
    wordmark(32, 224, 21, BLUE),
  ),
  '320x50': all(
    rect(0, 0, 320, 50, YELLOW),
    at(240, 8, 0.34, signed),
    onYellow(11, 23, 19, 'The whole contract.'),
    wordmark(11, 42, 14, BLUE),
  ),
  '300x250': all(
    rect(0, 0, 300, 250, YELLOW),
    at(146, 62, 0.78, signed),
    onYellow(20, 46, 28, 'The whole contract.'),
    quietOnYellow(20, 94, 15, 'A current|account in|nine lines'),
    wordmark(20, 234, 17, BLUE),
  ),
  '300x600': all(
    rect(0, 0, 300, 600, YELLOW),
    rect(32, 184, 252, 342, ORANGE, 8),
    rect(24, 176, 252, 342, WHITE, 8),
    at(44, 216, 1, agreement(1, 0, 35, 16)),
    onYellow(24, 74, 52, 'The whole|contract.'),
    wordmark(25, 574, 20, BLUE),
    quietOnYellow(276, 573, 14, 'In nine lines', 'end'),
  ),
  '600x400': all(rect(0, 0, 600, 400, YELLOW), at(146, 34, 1.52, signed), at(396, 330, 1.3, pen)),
};

export const portside: Advertiser = {
  slug: 'portside',
  creatives: {
    'small-print': {
      alt: 'Portside: no small print, a current account in nine lines with no monthly fee',
      drawings: smallPrint,
    },
    'nine-lines': { alt: 'Portside: the whole contract of a current account, in nine lines', drawings: nineLines },
  },
};
