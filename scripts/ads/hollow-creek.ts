/** Hollow Creek Coffee: a leaf poured in milk, seen from above, and a paper bag with a creek on it. */
import { type Advertiser, all, at, circle, rect, row, shape, stroke, turned, voice } from './drawing.ts';

export const GREEN = '#17382b';
const MOSS = '#2a5542';
const CREAM = '#e9dcc0';
const PAPER = '#d9c49b';
const COFFEE = '#6b3b1c';
const ROAST = '#45240f';
const CREMA = '#e0964f';

const ITALIC = { family: 'Ad Italic', weight: 460, tracking: -0.02, leading: 1.06 } as const;
export const onGreen = voice({ ...ITALIC, fill: CREAM });
export const onCrema = voice({ ...ITALIC, fill: ROAST });
const CAPITALS = { family: 'Ad Grotesk', weight: 750, tracking: 0.12, leading: 1.3 } as const;
export const nameOnGreen = voice({ ...CAPITALS, fill: CREAM });
const nameOnCrema = voice({ ...CAPITALS, fill: ROAST });
export const offerOnGreen = voice({ family: 'Ad Grotesk', weight: 550, fill: CREMA, leading: 1.3 });
const offerOnCrema = voice({ family: 'Ad Grotesk', weight: 600, fill: ROAST, leading: 1.3 });

/** The leaf: milk, and the ribs that a spoon drew through it. */
const leaf = all(
  shape('M0 64C-44 34-60-14-34-46-24-58-6-56 0-44 6-56 24-58 34-46 60-14 44 34 0 64Z', CREAM),
  row(5, (place) => {
    const y = -34 + place * 17;
    return stroke(`M-58 ${y - 14}Q-22 ${y - 4} 0 ${y + 14}Q22 ${y - 4} 58 ${y - 14}`, COFFEE, 6);
  }),
  stroke('M0-30V70', CREAM, 4),
);

/** A cup on its saucer, 128 in radius. */
export const cup = all(
  circle(0, 0, 128, MOSS),
  circle(0, 0, 122, CREAM),
  circle(0, 0, 110, PAPER),
  circle(0, 0, 104, CREAM),
  turned(-32, rect(70, -10, 52, 24, PAPER, 12), rect(70, -13, 52, 24, '#fbf4e4', 12)),
  circle(3, 5, 92, PAPER),
  circle(0, 0, 92, '#fbf4e4'),
  circle(0, 0, 80, ROAST),
  circle(0, 2, 78, COFFEE),
  turned(-18, leaf),
);

export const bean = (x: number, y: number, degrees: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    turned(
      degrees,
      shape('M0-22C15-22 18-8 18 0S13 22 0 22-18 8-18 0-15-22 0-22Z', COFFEE),
      stroke('M1-20C-8-8 9 6-1 20', ROAST, 4),
    ),
  );

/** Falling rings of water, for a ground that is not empty. */
export const ripples = (x: number, y: number, count: number, step: number, first: number): string =>
  row(
    count,
    (place) =>
      `<circle cx="${x}" cy="${y}" r="${first + place * step}" fill="none" stroke="${MOSS}" stroke-width="2"/>`,
  );

const sign = (say: typeof nameOnGreen, x: number, y: number, size: number, anchor: 'start' | 'end' = 'start'): string =>
  say(x, y, size, 'HOLLOW CREEK', anchor);

const roasted = {
  '970x250': all(
    rect(0, 0, 970, 250, GREEN),
    ripples(772, 138, 2, 34, 150),
    at(772, 138, 1.06, cup),
    bean(566, 196, 30),
    bean(612, 66, 80, 0.8),
    bean(522, 222, 110, 0.7),
    onGreen(40, 84, 54, 'Roasted Tuesday.|Yours Thursday.'),
    sign(nameOnGreen, 40, 208, 17),
    offerOnGreen(232, 208, 17, 'First bag $6'),
  ),
  '728x90': all(
    rect(0, 0, 728, 90, GREEN),
    ripples(640, 46, 2, 22, 78),
    at(640, 46, 0.56, cup),
    onGreen(24, 44, 31, 'Roasted Tuesday. Yours Thursday.'),
    sign(nameOnGreen, 24, 73, 13.5),
    offerOnGreen(176, 73, 14, 'First bag $6'),
  ),
  '728x250': all(
    rect(0, 0, 728, 250, GREEN),
    ripples(572, 132, 2, 34, 146),
    at(572, 132, 1.02, cup),
    bean(408, 214, 40, 0.9),
    bean(452, 232, 110, 0.6),
    onGreen(32, 82, 46, 'Roasted Tuesday.|Yours Thursday.'),
    sign(nameOnGreen, 32, 214, 15),
    offerOnGreen(202, 214, 16, 'First bag $6'),
  ),
  '320x50': all(
    rect(0, 0, 320, 50, GREEN),
    at(294, 27, 0.31, cup),
    onGreen(11, 23, 17.5, 'Roasted Tuesday. Yours Thursday.'),
    sign(nameOnGreen, 11, 42, 12),
  ),
  '300x250': all(
    rect(0, 0, 300, 250, GREEN),
    at(222, 190, 0.76, cup),
    onGreen(20, 46, 33, 'Roasted Tuesday.|Yours Thursday.'),
    nameOnGreen(20, 202, 13, 'HOLLOW|CREEK'),
    offerOnGreen(20, 236, 14, 'First bag $6'),
  ),
  '300x600': all(
    rect(0, 0, 300, 600, GREEN),
    at(150, 384, 1, cup),
    bean(50, 524, 40, 0.8),
    bean(258, 232, 100, 0.8),
    bean(94, 534, 110, 0.6),
    onGreen(24, 68, 46, 'Roasted|Tuesday.|Yours|Thursday.'),
    sign(nameOnGreen, 24, 572, 14),
    offerOnGreen(276, 572, 15, 'First bag $6', 'end'),
  ),
  '600x400': all(
    rect(0, 0, 600, 400, GREEN),
    ripples(310, 204, 2, 40, 204),
    at(310, 204, 1.36, cup),
    bean(78, 306, 30, 1.5),
    bean(138, 348, 100, 1.1),
    bean(524, 76, 70, 1.3),
  ),
};

/** A folded paper bag, 160 wide and 240 high from its middle. */
export const bag = all(
  shape('M-72-84 72-84 80 112Q80 120 72 120H-72Q-80 120-80 112Z', CREAM),
  shape('M48-84 72-84 80 112Q80 120 72 120H56Z', PAPER),
  shape('M-72-84V-118H72V-84Z', PAPER),
  shape('M-72-84H72L70-74H-70Z', COFFEE),
  rect(-24, -106, 48, 10, CREMA, 3),
  rect(-58, -48, 100, 132, GREEN, 4),
  circle(-8, -6, 26, CREMA),
  shape('M-58 26-32-2-12 18 10-12 42 26V40H-58Z', MOSS),
  stroke('M-50 38Q-29 29-8 38T34 38M-50 53Q-29 44-8 53T34 53M-50 68Q-29 59-8 68T34 68', CREAM, 4),
);

/** One that is not there yet. */
const secondBag = stroke(
  'M-72-118H72V-84L80 112Q80 120 72 120H-72Q-80 120-80 112L-72-84ZM-72-84H72',
  '#fbf4e4',
  3.5,
  '.1 9',
);

/** Beans that lie along the ground around an x. */
export const spill = (x: number, y: number, scale: number): string =>
  at(x, y, scale, bean(-18, 0, 70), bean(26, 3, 110, 0.9), bean(64, -2, 60, 0.8), bean(6, -26, 20, 0.8));

export const table = (width: number, height: number, edge: number): string =>
  all(rect(0, 0, width, height, CREMA), rect(0, edge, width, height - edge, GREEN));

const firstBag = {
  '970x250': all(
    table(970, 250, 206),
    at(690, 120, 0.92, bag),
    at(864, 120, 0.92, secondBag),
    spill(560, 222, 0.9),
    onCrema(40, 86, 52, 'The first bag is $6.|The second is up to you.'),
    sign(nameOnGreen, 40, 234, 15),
  ),
  '728x90': all(
    table(728, 90, 78),
    at(596, 52, 0.42, bag),
    at(676, 52, 0.42, secondBag),
    spill(526, 80, 0.42),
    onCrema(24, 42, 31, 'The first bag is $6.'),
    sign(nameOnCrema, 24, 68, 13),
    offerOnCrema(170, 68, 14, 'The second is up to you'),
  ),
  '728x250': all(
    table(728, 250, 206),
    at(512, 134, 0.76, bag),
    at(648, 134, 0.76, secondBag),
    spill(398, 222, 0.76),
    onCrema(32, 80, 41, 'The first bag is $6.|The second is up to you.'),
    sign(nameOnGreen, 32, 234, 15),
  ),
  '320x50': all(
    table(320, 50, 60),
    at(236, 33, 0.25, bag),
    at(288, 33, 0.25, secondBag),
    onCrema(11, 23, 19, 'The first bag is $6.'),
    sign(nameOnCrema, 11, 41, 12),
  ),
  '300x250': all(
    table(300, 250, 210),
    at(226, 144, 0.66, bag),
    spill(122, 208, 0.62),
    onCrema(20, 50, 35, 'The first bag is $6.'),
    offerOnCrema(20, 86, 15, 'The second|is up to you.'),
    sign(nameOnGreen, 20, 236, 13),
  ),
  '300x600': all(
    table(300, 600, 500),
    at(158, 370, 1.2, bag),
    spill(56, 520, 1),
    onCrema(24, 74, 52, 'The first|bag is $6.'),
    offerOnCrema(24, 166, 19, 'The second is up to you.'),
    sign(nameOnGreen, 24, 568, 16),
  ),
  '600x400': all(table(600, 400, 322), at(256, 196, 1.3, bag), at(480, 196, 1.3, secondBag), spill(84, 342, 1.4)),
};

export const hollowCreek: Advertiser = {
  slug: 'hollow-creek',
  creatives: {
    roasted: {
      alt: 'Hollow Creek Coffee: roasted on Tuesday, at your door on Thursday, first bag $6',
      drawings: roasted,
    },
    'first-bag': { alt: 'Hollow Creek Coffee: the first bag is $6, the second is up to you', drawings: firstBag },
  },
};
