/** Kelp Beds mattresses: a hundred moons over a bed, and a core that has two sides. */
import { type Advertiser, all, at, circle, rect, row, shape, stroke, turned, voice } from './drawing.ts';

const DEEP = '#123c4a';
const TIDE = '#1d5664';
const FROND = '#2f8f7f';
const FOAM = '#cfe8df';
const MOON = '#fff1cf';
const CORAL = '#f2745f';
const WHITE = '#fff';

const LIGHT = { family: 'Ad Grotesk', weight: 430, tracking: -0.045, leading: 1.04 } as const;
const onDeep = voice({ ...LIGHT, fill: MOON });
const onFoam = voice({ ...LIGHT, fill: DEEP });
const quietOnDeep = voice({ family: 'Ad Grotesk', weight: 520, fill: FOAM, leading: 1.32 });
const quietOnFoam = voice({ family: 'Ad Grotesk', weight: 540, fill: DEEP, leading: 1.32 });
const nameOnDeep = voice({ family: 'Ad Serif', weight: 620, fill: CORAL, tracking: -0.02 });
const nameOnFoam = voice({ family: 'Ad Serif', weight: 620, fill: DEEP, tracking: -0.02 });

/** A night's moon, from new over full to new again in thirty of them. */
function moon(night: number, x: number, y: number, radius: number): string {
  const age = (night % 30) / 30;
  const bulge = Math.abs(Math.cos(age * 2 * Math.PI)) * radius;
  const [waxing, crescent] = [age < 0.5, age < 0.25 || age > 0.75];
  const edge = `A${bulge.toFixed(1)} ${radius} 0 0 ${crescent === waxing ? 0 : 1} 0 ${-radius}`;
  const lit = `M0 ${-radius}A${radius} ${radius} 0 0 ${waxing ? 1 : 0} 0 ${radius}${edge}Z`;
  return at(x, y, 1, circle(0, 0, radius, TIDE), shape(lit, MOON));
}

/** A hundred nights in rows; the last is the one of the decision. */
const nights = (columns: number, gap: number, radius: number): string =>
  row(100, (night) => {
    const [x, y] = [(night % columns) * gap, Math.floor(night / columns) * gap];
    return night === 99 ? circle(x, y, radius, CORAL) : moon(night + 4, x, y, radius);
  });

/** A mattress on a low frame, on the line at 0; as long as the picture needs. */
const bed = (length: number): string =>
  all(
    rect(14, -16, 12, 16, CORAL, 3),
    rect(length - 26, -16, 12, 16, CORAL, 3),
    rect(0, -26, length, 14, CORAL, 4),
    rect(4, -72, length - 8, 48, FOAM, 14),
    stroke(`M10-48H${length - 10}`, FROND, 3, '1 9'),
    rect(24, -94, 92, 26, WHITE, 12),
    shape(`M150-76H${length - 20}Q${length - 2}-76 ${length - 2}-58V-26H150Z`, FROND),
    shape('M150-76H178V-26H150Z', WHITE),
  );

/** A stalk of kelp, 200 high, from its foot. */
const kelp = (fill: string): string =>
  all(
    stroke('M0 0C-16-50 16-90 0-140-6-160 2-180 8-196', fill, 5),
    row(5, (place) => {
      const y = -30 - place * 34;
      return at(
        place % 2 === 0 ? -3 : 3,
        y,
        1 - place * 0.08,
        shape(
          place % 2 === 0 ? 'M0 0C-18-4-44-18-46-46-20-44-4-24 0 0Z' : 'M0 0C18-4 44-18 46-46 20-44 4-24 0 0Z',
          fill,
        ),
      );
    }),
  );

const hundredNights = {
  '970x250': all(
    rect(0, 0, 970, 250, DEEP),
    at(448, 34, 1, nights(20, 25.6, 9.5)),
    at(560, 236, 0.88, bed(430)),
    onDeep(38, 80, 52, 'A hundred nights|to decide.'),
    nameOnDeep(38, 214, 30, 'Kelp Beds'),
    quietOnDeep(186, 213, 17, 'From $690'),
  ),
  '728x90': all(
    rect(0, 0, 728, 90, DEEP),
    at(486, 15, 1, nights(20, 12.2, 4.6)),
    onDeep(22, 44, 31, 'A hundred nights to decide.'),
    nameOnDeep(22, 75, 20, 'Kelp Beds'),
    quietOnDeep(124, 74, 14, 'From $690, or sent back free'),
  ),
  '728x250': all(
    rect(0, 0, 728, 250, DEEP),
    at(376, 30, 1, nights(20, 17.6, 6.6)),
    at(406, 238, 0.88, bed(350)),
    onDeep(30, 76, 42, 'A hundred nights|to decide.'),
    nameOnDeep(30, 216, 28, 'Kelp Beds'),
    quietOnDeep(168, 215, 16, 'From $690'),
  ),
  '320x50': all(
    rect(0, 0, 320, 50, DEEP),
    row(5, (place) => moon(3 + place * 3, 238 + place * 17, 25, 7)),
    onDeep(11, 22, 17.5, 'A hundred nights to decide.'),
    nameOnDeep(11, 42, 16, 'Kelp Beds'),
  ),
  '300x250': all(
    rect(0, 0, 300, 250, DEEP),
    at(26, 100, 1, nights(20, 13, 4.8)),
    at(128, 244, 0.62, bed(310)),
    onDeep(20, 44, 32, 'A hundred nights|to decide.'),
    nameOnDeep(20, 212, 21, 'Kelp Beds'),
    quietOnDeep(20, 234, 14, 'From $690'),
  ),
  '300x600': all(
    rect(0, 0, 300, 600, DEEP),
    at(36, 196, 1, nights(10, 25.3, 9.4)),
    at(24, 540, 0.86, bed(294)),
    onDeep(24, 68, 44, 'A hundred|nights to|decide.'),
    nameOnDeep(24, 580, 26, 'Kelp Beds'),
    quietOnDeep(276, 579, 15, 'From $690', 'end'),
  ),
  '600x400': all(rect(0, 0, 600, 400, DEEP), at(40, 56, 1, nights(20, 27.3, 10.2)), at(98, 366, 1.4, bed(290))),
};

/** The core: waves of soft foam above, firm ribs below; 300 wide and 92 high around its middle. */
const core = all(
  rect(-150, -46, 300, 92, WHITE, 18),
  rect(-138, -36, 276, 34, FROND, 10),
  stroke(`M-126-16${row(12, () => 'q5.250-12 10.500 0t10.500 0')}`, FOAM, 4),
  rect(-138, 2, 276, 34, CORAL, 10),
  row(13, (place) => stroke(`M${-120 + place * 20} 9V29`, '#ffc9bd', 5)),
);

/** Over the top; the same again under the bottom says that it turns. */
const arrow = all(stroke('M-54-116A128 128 0 0 1 98-82', DEEP, 6), shape('M113-95 117-56 80-70Z', DEEP));

const turning = all(turned(14, core), arrow, turned(180, arrow));

const bottom = (y: number, scale: number, ...places: readonly number[]): string =>
  places.map((x, place) => at(x, y, scale * (place % 2 === 0 ? 1 : 0.76), kelp('#a9d6c8'))).join('');

const rotate = {
  '970x250': all(
    rect(0, 0, 970, 250, FOAM),
    bottom(262, 1.1, 502, 570, 916, 858),
    at(714, 125, 0.88, turning),
    onFoam(38, 80, 52, 'Soft today.|Firm tomorrow.'),
    quietOnFoam(40, 168, 17, 'One core, two sides. Turn it over.'),
    nameOnFoam(38, 222, 30, 'Kelp Beds'),
    quietOnFoam(186, 221, 17, '$890'),
  ),
  '728x90': all(
    rect(0, 0, 728, 90, FOAM),
    bottom(94, 0.44, 470, 500, 704),
    at(606, 45, 0.31, turning),
    onFoam(22, 44, 31, 'Soft today. Firm tomorrow.'),
    nameOnFoam(22, 75, 20, 'Kelp Beds'),
    quietOnFoam(124, 74, 14, 'Turn it over, from $890'),
  ),
  '728x250': all(
    rect(0, 0, 728, 250, FOAM),
    bottom(262, 1, 364, 408, 700, 656),
    at(532, 125, 0.86, turning),
    onFoam(30, 76, 42, 'Soft today.|Firm tomorrow.'),
    quietOnFoam(31, 152, 16, 'One core, two sides. Turn it over.'),
    nameOnFoam(30, 218, 28, 'Kelp Beds'),
    quietOnFoam(168, 217, 16, '$890'),
  ),
  '320x50': all(
    rect(0, 0, 320, 50, FOAM),
    at(274, 25, 0.17, turning),
    onFoam(11, 22, 17.5, 'Soft today. Firm tomorrow.'),
    nameOnFoam(11, 42, 16, 'Kelp Beds'),
  ),
  '300x250': all(
    rect(0, 0, 300, 250, FOAM),
    bottom(256, 0.7, 276, 246),
    at(172, 150, 0.46, turning),
    onFoam(20, 44, 32, 'Soft today.|Firm tomorrow.'),
    nameOnFoam(20, 232, 23, 'Kelp Beds'),
    quietOnFoam(136, 231, 15, '$890'),
  ),
  '300x600': all(
    rect(0, 0, 300, 600, FOAM),
    bottom(604, 1.2, 34, 84, 268, 222),
    at(150, 346, 0.8, turning),
    onFoam(24, 70, 43, 'Soft today.|Firm|tomorrow.'),
    quietOnFoam(25, 192, 17, 'One core, two sides.'),
    nameOnFoam(24, 572, 27, 'Kelp Beds'),
    quietOnFoam(276, 571, 16, '$890', 'end'),
  ),
  '600x400': all(rect(0, 0, 600, 400, FOAM), bottom(410, 1.5, 42, 112, 566, 492), at(300, 200, 1.34, turning)),
};

export const kelpBeds: Advertiser = {
  slug: 'kelp-beds',
  creatives: {
    'hundred-nights': { alt: 'Kelp Beds: a hundred nights to decide, mattresses from $690', drawings: hundredNights },
    rotate: {
      alt: 'Kelp Beds: soft today, firm tomorrow, a mattress core with two sides, $890',
      drawings: rotate,
    },
  },
};
