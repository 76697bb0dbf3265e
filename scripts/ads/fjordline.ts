/** Fjordline ferries: low sun over the fjord, a white ship, and a porthole at night. */
import { type Advertiser, all, at, circle, faint, rect, row, shape, stroke, voice, within } from './drawing.ts';

export const SKY = '#f4c9a4';
const SUN = '#ee6a3d';
const FAR = '#557a90';
const NEAR = '#274a63';
export const SEA = '#12304a';
const FOAM = '#5b88a5';
const WHITE = '#fff';

const SERIF = { family: 'Ad Serif', weight: 500, tracking: -0.022, leading: 1.04 } as const;
const BOLD = { family: 'Ad Grotesk', weight: 700 } as const;
export const dark = voice({ ...SERIF, fill: SEA });
export const light = voice({ ...SERIF, fill: SKY });
const price = voice({ ...BOLD, fill: SEA });
const plain = voice({ ...BOLD, weight: 550, fill: WHITE });
const nameLetters = voice({ family: 'Ad Grotesk', weight: 850, fill: WHITE, tracking: -0.03 });

/** The name after its pennant, from the left end of both. */
export const wordmark = (x: number, y: number, size: number): string =>
  all(
    at(x, y - size * 0.72, size / 24, shape('M0 0H20L13 9l7 9H0Z', SUN)),
    nameLetters(x + size * 1.05, y, size, 'Fjordline'),
  );

export const offer = (x: number, y: number, width: number, words: string, height = 38): string =>
  all(
    rect(x, y, width, height, WHITE, height / 2),
    price(x + width / 2, y + height / 2 + 5.5, height * 0.42, words, 'middle'),
  );

/** 250 wide, on its waterline at 84. */
export const ship = all(
  shape('M58-22h30l5 34H54Z', SEA),
  rect(56, -12, 34.5, 9, WHITE),
  shape('M34 8H182l16 22H34Z', WHITE),
  stroke('M46 20H176', NEAR, 6, '9 9'),
  shape('M16 28H210l18 24H16Z', WHITE),
  stroke('M30 41H206', NEAR, 6, '9 9'),
  rect(118, 24, 44, 8, SUN, 4),
  shape('M4 50H238L256 42 226 84H26Q8 82 4 50Z', WHITE),
  shape('M13 74H233L226 84H26Q17 83 13 74Z', SUN),
  stroke('M34 60H40M56 60H62M78 60H84M100 60H106M122 60H128M144 60H150M166 60H172', FOAM, 5),
  stroke('M196 8V-14M196-8h14', WHITE, 3),
);

const GABLES = [SUN, WHITE, '#c9502b', '#9dbfd1'] as const;

/** The wharf of Bergen: wooden gables, each 30 wide and on the line at 0. */
export const gables = (count: number): string =>
  row(count, (place) => {
    const [x, top] = [place * 30, [-46, -40, -50, -43][place % 4] ?? 0];
    const window = place % 4 === 1 || place % 4 === 3 ? NEAR : SKY;
    return all(
      shape(`M${x} 0V${top}L${x + 15} ${top - 20} ${x + 30} ${top}V0Z`, GABLES[place % 4] ?? WHITE),
      stroke(
        `M${x + 9} ${top + 8}v.1M${x + 21} ${top + 8}v.1M${x + 9} ${top + 24}v.1M${x + 21} ${top + 24}v.1`,
        window,
        6,
      ),
      stroke(`M${x + 15} ${top - 7}v.1`, window, 4),
    );
  });

/** A swell, and below it shorter ones. */
export const swell = (x: number, y: number, width: number, step = 116): string =>
  stroke(`M${x} ${y}${row(Math.ceil(width / step), () => `q${step / 4}-8 ${step / 2} 0t${step / 2} 0`)}`, FOAM, 2);

export const glints = (x: number, y: number, scale: number): string =>
  at(x, y, scale, faint(0.85, stroke('M-58 0H52M-34 14H40M-20 28H24M-9 42H12', SUN, 5)));

/** Sky, sun and two ridges that end at the waterline. */
export const fjord = (
  width: number,
  height: number,
  water: number,
  sun: readonly number[],
  far: string,
  near: string,
): string =>
  all(
    rect(0, 0, width, height, SKY),
    circle(sun[0] ?? 0, sun[1] ?? 0, sun[2] ?? 0, SUN),
    shape(`M0 ${water}L${far}L${width} ${water}Z`, FAR),
    shape(`M0 ${water}L${near}L${width} ${water}Z`, NEAR),
    rect(0, water, width, height - water, SEA),
  );

const bergen = {
  '970x250': all(
    fjord(
      970,
      250,
      172,
      [664, 128, 84],
      '330 162 430 124 520 160 610 108 730 164',
      '0 160 520 168 640 138 720 160 830 70 970 150',
    ),
    at(806, 174, 1, gables(5)),
    glints(664, 186, 1.1),
    swell(0, 214, 970),
    at(566, 106, 0.92, ship),
    dark(36, 72, 47, 'Fall asleep at sea.|Wake in Bergen.'),
    offer(36, 192, 172, 'Cabins from $79'),
    wordmark(806, 228, 25),
  ),
  '728x90': all(
    fjord(728, 90, 64, [612, 46, 32], '430 62 500 40 560 60 600 44 670 62', '400 64 560 60 600 54 668 22 728 50'),
    glints(612, 70, 0.5),
    at(520, 35, 0.4, ship),
    dark(22, 42, 28, 'Fall asleep at sea. Wake in Bergen.'),
    wordmark(22, 83, 16),
    plain(124, 83, 14, 'Cabins from $79'),
  ),
  '728x250': all(
    fjord(
      728,
      250,
      172,
      [516, 124, 78],
      '260 166 350 130 430 160 500 112 600 164',
      '0 164 400 168 500 142 560 158 650 76 728 132',
    ),
    at(604, 174, 0.92, gables(4)),
    glints(516, 186, 1),
    swell(0, 214, 728),
    at(416, 112, 0.86, ship),
    dark(30, 70, 44, 'Fall asleep at sea.|Wake in Bergen.'),
    offer(30, 192, 166, 'Cabins from $79'),
    wordmark(570, 226, 24),
  ),
  '320x50': all(
    fjord(320, 50, 29, [274, 22, 16], '170 28 204 15 240 28 262 20 290 28', '230 29 266 25 302 8 320 18'),
    glints(274, 33, 0.3),
    at(206, 14, 0.3, ship),
    dark(11, 21, 18, 'Wake in Bergen.'),
    wordmark(11, 43, 14),
  ),
  '300x250': all(
    fjord(
      300,
      250,
      176,
      [190, 148, 50],
      '0 164 60 128 120 166 190 132 250 168',
      '0 150 60 174 150 172 200 156 262 92 300 122',
    ),
    at(218, 178, 0.66, gables(4)),
    glints(190, 184, 0.62),
    at(46, 124, 0.68, ship),
    dark(20, 48, 32, 'Fall asleep at sea.|Wake in Bergen.'),
    wordmark(20, 233, 19),
    plain(280, 233, 14, 'Cabins from $79', 'end'),
  ),
  '300x600': all(
    fjord(
      300,
      600,
      392,
      [172, 302, 96],
      '0 330 70 260 130 330 190 280 300 372',
      '0 300 50 350 110 384 190 372 252 236 300 290',
    ),
    at(194, 394, 0.92, gables(4)),
    glints(172, 408, 1.5),
    swell(0, 486, 300),
    swell(-60, 506, 360),
    at(30, 330, 0.84, ship),
    dark(24, 66, 47, 'Fall asleep|at sea. Wake|in Bergen.'),
    offer(24, 532, 122, 'From $79', 40),
    wordmark(164, 559, 22),
  ),
  '600x400': all(
    fjord(
      600,
      400,
      280,
      [380, 206, 118],
      '0 240 90 176 190 262 290 190 420 268',
      '0 210 60 262 200 272 330 252 470 106 600 220',
    ),
    at(436, 282, 1.4, gables(4)),
    glints(380, 302, 1.7),
    swell(0, 356, 600),
    swell(-60, 378, 660),
    at(96, 182, 1.26, ship),
  ),
};

/** The view from a berth, 100 in radius: the moon is the sun of the other picture. */
const porthole = all(
  circle(0, 0, 112, FOAM),
  circle(0, 0, 103, WHITE),
  within(
    'glass',
    '<circle r="86"/>',
    rect(-90, -90, 180, 180, SKY),
    circle(24, -8, 34, SUN),
    shape('M-90 30-46-18-6 26 20 8 60 34H90V40H-90Z', FAR),
    shape('M-90 12-60 30-10 36 34 14 66-32 90-6V44H-90Z', NEAR),
    rect(-90, 34, 180, 60, SEA),
    stroke('M-8 46H58M6 58H44M14 70H34', SUN, 4),
    stroke('M-80 54h34M-66 68h30', FOAM, 3),
  ),
  row(8, (place) => `<g transform="rotate(${place * 45 + 22})">${circle(0, -94.5, 3.6, FOAM)}</g>`),
);

/** A made berth, on the line at 0; as long as the picture needs. */
const berth = (length: number): string =>
  all(
    rect(0, -16, length, 40, FOAM, 6),
    shape(`M0-14V-34Q0-44 12-44H${length - 14}Q${length}-44 ${length}-30V-14Z`, WHITE),
    shape(`M92-14V-50Q92-62 106-62H${length - 18}Q${length}-62 ${length}-44V-14Z`, SUN),
    shape('M92-14V-50Q92-62 106-62H132V-14Z', SKY),
    shape('M10-44Q4-76 26-76H66Q86-76 80-44Z', WHITE),
    stroke('M24-58Q44-52 66-58', FOAM, 2),
  );

const wall = (width: number, height: number, panel: number): string =>
  all(rect(0, 0, width, height, SEA), rect(0, panel, width, height - panel, NEAR));

const cabins = {
  '970x250': all(
    wall(970, 250, 196),
    at(596, 112, 0.86, porthole),
    at(478, 226, 1, berth(520)),
    light(36, 80, 46, 'The window seat|you sleep in.'),
    plain(36, 160, 17, 'A cabin for two, with breakfast'),
    offer(36, 196, 92, '$129', 36),
    wordmark(146, 222, 23),
  ),
  '728x90': all(
    wall(728, 90, 66),
    at(560, 44, 0.42, porthole),
    at(612, 88, 0.62, berth(190)),
    light(22, 42, 28, 'The window seat you sleep in.'),
    wordmark(22, 83, 16),
    plain(124, 83, 14, 'Cabins for two, $129'),
  ),
  '728x250': all(
    wall(728, 250, 198),
    at(482, 108, 0.82, porthole),
    at(388, 226, 0.96, berth(360)),
    light(30, 74, 42, 'The window seat|you sleep in.'),
    plain(30, 150, 16, 'A cabin for two, with breakfast'),
    offer(30, 194, 88, '$129', 34),
    wordmark(134, 218, 22),
  ),
  '320x50': all(
    wall(320, 50, 60),
    at(292, 28, 0.34, porthole),
    light(11, 22, 18, 'The window seat you sleep in.'),
    wordmark(11, 43, 14.5),
  ),
  '300x250': all(
    wall(300, 250, 190),
    at(236, 124, 0.54, porthole),
    at(26, 194, 0.94, berth(310)),
    light(20, 46, 31, 'The window seat|you sleep in.'),
    wordmark(20, 240, 17),
    plain(280, 240, 14, 'For two, $129', 'end'),
  ),
  '300x600': all(
    wall(300, 600, 486),
    at(150, 326, 1.02, porthole),
    at(24, 494, 1, berth(300)),
    light(24, 64, 42, 'The window|seat you|sleep in.'),
    plain(24, 184, 16, 'Breakfast included'),
    offer(24, 536, 128, '$129 for two', 40),
    wordmark(168, 563, 21),
  ),
  '600x400': all(wall(600, 400, 326), at(330, 164, 1.24, porthole), at(60, 356, 1.3, berth(440))),
};

export const fjordline: Advertiser = {
  slug: 'fjordline',
  creatives: {
    bergen: { alt: 'Fjordline ferries: sleep on board, wake in Bergen, cabins from $79', drawings: bergen },
    cabins: { alt: 'Fjordline ferries: the window seat you sleep in, a cabin for two at $129', drawings: cabins },
  },
};
