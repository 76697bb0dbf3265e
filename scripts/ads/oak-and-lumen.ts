/** Oak & Lumen lamps: a dark shade, and the light below it that ends where it is no longer wanted. */
import { type Advertiser, all, at, circle, rect, shape, stroke, voice, within } from './drawing.ts';

const AMBER = '#f6b73c';
const LIGHT = '#ffe9b0';
const BULB = '#fff8e3';
const WALNUT = '#2b1d0e';
const BARK = '#47301a';
const RED = '#d8472b';
const LEAF = '#2d6b45';

const HEAVY = { family: 'Ad Grotesk', weight: 850, tracking: -0.042, leading: 1.04 } as const;
const onAmber = voice({ ...HEAVY, fill: WALNUT });
const onWalnut = voice({ ...HEAVY, fill: AMBER });
const price = voice({ family: 'Ad Grotesk', weight: 620, fill: WALNUT });
const priceInDark = voice({ family: 'Ad Grotesk', weight: 560, fill: LIGHT, leading: 1.3 });
const nameParts = (fill: string) => ({
  word: voice({ family: 'Ad Grotesk', weight: 800, fill, tracking: -0.02 }),
  and: voice({ family: 'Ad Italic', weight: 520, fill }),
});

/** The name with its own ampersand, from its left end; it is 6 ems long. */
function wordmark(x: number, y: number, size: number, fill: string): string {
  const { word, and } = nameParts(fill);
  return all(
    word(x, y, size, 'Oak'),
    and(x + size * 2.02, y, size * 1.12, '&'),
    word(x + size * 2.95, y, size, 'Lumen'),
  );
}

/** The shade of a hanging lamp, 180 wide, its rim on the line at 0. */
const shade = all(
  circle(0, 4, 25, BULB),
  shape('M-90 0A90 90 0 0 1 90 0Z', WALNUT),
  stroke('M-70-14A72 72 0 0 1-38-62', BARK, 5),
  rect(-12, -104, 24, 18, RED, 3),
);

/** A seedling in a pot, on the line at 0. */
const seedling = all(
  stroke('M0-52V-70', LEAF, 5),
  shape('M0-64C2-98 26-114 52-114 52-84 30-64 0-64Z', LEAF),
  shape('M0-60C-4-88-24-100-48-102-46-76-26-60 0-60Z', LEAF),
  shape('M-40-54H40V-40H-40Z', RED),
  shape('M-35-40H35L26 0H-26Z', RED),
  shape('M-35-40H35L33-33H-33Z', '#a93219'),
);

/** A cat that sleeps outside the light, on the line at 0 and 110 wide. */
const cat = all(
  shape('M-52 0C-60-34-26-56 8-50 44-46 56-20 50 0Z', WALNUT),
  shape('M22 0C14-22 22-38 30-38L34-46 42-38C52-38 62-24 58 0Z', WALNUT),
  shape('M46-37 54-45 56-32Z', WALNUT),
  stroke('M-46-4Q-66-2-64-16', WALNUT, 8),
  stroke('M34-20q4 4 8 0M46-20q3 3 6 0', AMBER, 2),
);

interface Hung {
  /** Where the lamp hangs, where its cord begins, how far its rim is down, and where the table is. */
  x: number;
  cord: number;
  rim: number;
  table: number;
  scale: number;
  /** Half of the light's width on the table. */
  spread: number;
}

const lamp = ({ x, cord, rim, table, scale, spread }: Hung): string =>
  all(
    shape(`M${x - 88 * scale} ${rim}H${x + 88 * scale}L${x + spread} ${table}H${x - spread}Z`, LIGHT),
    stroke(`M${x} ${cord}V${rim - 90 * scale}`, WALNUT, 3),
    at(x, rim, scale, shade),
  );

const knowsWhen = {
  '970x250': all(
    rect(0, 0, 970, 250, AMBER),
    lamp({ x: 668, cord: 0, rim: 92, table: 214, scale: 0.8, spread: 128 }),
    rect(496, 214, 474, 6, WALNUT, 3),
    at(668, 214, 0.8, seedling),
    at(872, 214, 0.95, cat),
    onAmber(38, 82, 52, 'Light that knows|when to stop.'),
    wordmark(38, 216, 24, WALNUT),
    price(212, 216, 17, 'From $89'),
  ),
  '728x90': all(
    rect(0, 0, 728, 90, AMBER),
    lamp({ x: 556, cord: 0, rim: 34, table: 78, scale: 0.32, spread: 50 }),
    rect(480, 78, 248, 4, WALNUT, 2),
    at(556, 78, 0.3, seedling),
    at(664, 78, 0.44, cat),
    onAmber(22, 42, 29, 'Light that knows when to stop.'),
    wordmark(22, 72, 17, WALNUT),
    price(146, 72, 14, 'From $89'),
  ),
  '728x250': all(
    rect(0, 0, 728, 250, AMBER),
    lamp({ x: 508, cord: 0, rim: 92, table: 214, scale: 0.76, spread: 106 }),
    rect(384, 214, 344, 6, WALNUT, 3),
    at(508, 214, 0.76, seedling),
    at(676, 214, 0.7, cat),
    onAmber(30, 76, 42, 'Light that knows|when to stop.'),
    wordmark(30, 216, 22, WALNUT),
    price(186, 216, 16, 'From $89'),
  ),
  '320x50': all(
    rect(0, 0, 320, 50, AMBER),
    lamp({ x: 284, cord: 0, rim: 22, table: 50, scale: 0.2, spread: 32 }),
    at(284, 50, 0.2, seedling),
    onAmber(11, 22, 16, 'Light that knows when to stop.'),
    wordmark(11, 41, 14, WALNUT),
  ),
  '300x250': all(
    rect(0, 0, 300, 250, AMBER),
    lamp({ x: 228, cord: 0, rim: 116, table: 204, scale: 0.46, spread: 62 }),
    rect(18, 204, 282, 4, WALNUT, 2),
    at(228, 204, 0.5, seedling),
    at(92, 204, 0.62, cat),
    onAmber(20, 44, 26.5, 'Light that|knows when|to stop.'),
    wordmark(20, 235, 17, WALNUT),
    price(280, 235, 14, 'From $89', 'end'),
  ),
  '300x600': all(
    rect(0, 0, 300, 600, AMBER),
    lamp({ x: 122, cord: 176, rim: 338, table: 526, scale: 0.88, spread: 94 }),
    rect(0, 526, 300, 5, WALNUT),
    rect(24, 174, 252, 4, WALNUT, 2),
    at(120, 526, 1, seedling),
    at(256, 526, 0.62, cat),
    onAmber(24, 64, 42, 'Light that|knows when|to stop.'),
    wordmark(24, 573, 20, WALNUT),
    price(276, 573, 15, 'From $89', 'end'),
  ),
  '600x400': all(
    rect(0, 0, 600, 400, AMBER),
    lamp({ x: 240, cord: 0, rim: 150, table: 348, scale: 1.16, spread: 168 }),
    rect(36, 348, 564, 7, WALNUT, 3),
    at(232, 348, 1.24, seedling),
    at(508, 348, 1.06, cat),
  ),
};

/** An armchair seen from the front, 220 wide, on the line at 0. */
const armchair = all(
  stroke('M-78-10V-2M78-10V-2', LIGHT, 9),
  shape('M-70-60V-130Q-70-160-40-160H40Q70-160 70-130V-60Z', RED),
  rect(-72, -74, 144, 36, '#e9694d', 12),
  shape('M-72-44H72V-8H-72Z', '#a93219'),
  rect(-108, -96, 42, 88, RED, 16),
  rect(66, -96, 42, 88, RED, 16),
  shape('M-50-96-4-84 42-98V-68L-4-56-50-66Z', BULB),
  stroke('M-4-84V-58', AMBER, 3),
  stroke('M-40-84-14-78M-40-75-14-69M6-78 32-85M6-69 32-76', '#d9b978', 3),
);

/** A lamp that stands on the line at 0 and leans over to the left. */
const floorLamp = all(
  shape('M-128-196H-40L34 0H-202Z', BARK),
  circle(-84, -194, 14, BULB),
  stroke('M60-4V-222Q60-262 20-262H-50Q-84-262-84-240', AMBER, 6),
  shape('M-128-192Q-128-242-84-242T-40-192Z', AMBER),
  rect(28, -6, 64, 6, AMBER, 3),
);

/** Light, lamp and chair together, 300 wide around the chair. */
const corner = all(at(84, 0, 1, floorLamp), armchair);

const room = (width: number, height: number, floor: number): string =>
  all(rect(0, 0, width, height, WALNUT), rect(0, floor, width, height - floor, BARK));

const reading = {
  '970x250': all(
    room(970, 250, 226),
    at(704, 226, 0.8, corner),
    onWalnut(38, 92, 66, 'One more chapter.'),
    priceInDark(40, 132, 18, 'A reading lamp that dims itself at eleven'),
    wordmark(38, 208, 24, AMBER),
    priceInDark(212, 208, 17, '$149'),
  ),
  '728x90': all(
    rect(0, 0, 728, 90, WALNUT),
    within('strip', '<rect width="728" height="90"/>', at(622, 92, 0.33, corner)),
    onWalnut(22, 44, 32, 'One more chapter.'),
    wordmark(22, 73, 16, AMBER),
    priceInDark(140, 73, 14, 'The lamp that dims itself at eleven, $149'),
  ),
  '728x250': all(
    room(728, 250, 226),
    at(562, 226, 0.8, corner),
    onWalnut(30, 84, 48, 'One more chapter.'),
    priceInDark(31, 118, 16, 'A reading lamp that dims itself at eleven'),
    wordmark(30, 206, 22, AMBER),
    priceInDark(186, 206, 16, '$149'),
  ),
  '320x50': all(
    rect(0, 0, 320, 50, WALNUT),
    at(280, 50, 0.18, corner),
    onWalnut(11, 23, 19, 'One more chapter.'),
    wordmark(11, 41, 14, AMBER),
  ),
  '300x250': all(
    room(300, 250, 206),
    at(190, 206, 0.62, corner),
    onWalnut(20, 46, 33, 'One more|chapter.'),
    wordmark(20, 235, 17, AMBER),
    priceInDark(280, 235, 14, '$149', 'end'),
  ),
  '300x600': all(
    room(300, 600, 512),
    at(126, 512, 0.96, corner),
    onWalnut(24, 72, 50, 'One more|chapter.'),
    priceInDark(25, 158, 17, 'A reading lamp that|dims itself at eleven'),
    wordmark(24, 565, 20, AMBER),
    priceInDark(276, 565, 16, '$149', 'end'),
  ),
  '600x400': all(room(600, 400, 356), at(296, 356, 1.26, corner)),
};

export const oakAndLumen: Advertiser = {
  slug: 'oak-and-lumen',
  creatives: {
    'knows-when': { alt: 'Oak & Lumen lamps: light that knows when to stop, from $89', drawings: knowsWhen },
    reading: {
      alt: 'Oak & Lumen: one more chapter, with a reading lamp that dims itself at eleven, $149',
      drawings: reading,
    },
  },
};
