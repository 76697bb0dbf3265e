/** Small campaigns for tests: what a test does not speak about is filled in. */
import type {
  Advertiser,
  Campaigns,
  LineItem,
  NativeCreative,
  PictureCreative,
  Question,
  VideoCreative,
} from '../decision/index.ts';
import type { AskedSlot, PlacementFamily, SizeName } from '../placements.ts';

export const DAY_MS = 86_400_000;
export const START = Date.parse('2026-11-01T00:00:00Z');

export const advertiser = (id: string, industry = id): Advertiser => ({ id, name: id, payer: id, industry });

const base = (id: string) => ({ id, advertiserId: 'any', name: id, landing: 'https://any.example/', alt: '' });

export const picture = (id: string, size: SizeName): PictureCreative => ({
  ...base(id),
  kind: 'picture',
  size,
  picture: id,
});

export const native = (id: string): NativeCreative => ({
  ...base(id),
  kind: 'native',
  headline: id,
  text: '',
  payerName: id,
  host: 'any.example',
  picture: id,
});

export const film = (id: string, companionIds: readonly string[] = []): VideoCreative => ({
  ...base(id),
  kind: 'video',
  film: id,
  durationMs: 15_000,
  width: 640,
  height: 480,
  skippableAfterMs: null,
  companionIds,
});

export const line = (id: string, rest: Partial<LineItem> = {}): LineItem => ({
  id,
  orderId: 'order',
  advertiserId: id,
  name: id,
  type: 'standard',
  state: 'running',
  priority: 5,
  from: START,
  until: START + 30 * DAY_MS,
  goal: 1_000,
  pacing: 'even',
  cpmMicros: 5_000_000,
  where: null,
  caps: [],
  competesAs: [],
  roadblock: false,
  creativeIds: ['mpu'],
  ...rest,
});

/** One picture for each size that pages have, and one native. */
export const usualCreatives = [
  picture('skybox', '970x250'),
  picture('mpu', '300x250'),
  picture('half', '300x600'),
  picture('wide', '728x250'),
  native('card'),
];

export const campaigns = (lines: readonly LineItem[], rest: Partial<Campaigns> = {}): Campaigns => ({
  lines,
  creatives: usualCreatives,
  advertisers: [...new Set(lines.map(({ advertiserId }) => advertiserId))].map((id) => advertiser(id)),
  ...rest,
});

export const slot = (
  placement: PlacementFamily,
  sizes: readonly SizeName[] = ['300x250'],
  position = 1,
): AskedSlot => ({ id: `${placement}-${position}`, placement, position, sizes });

export const question = (rest: Partial<Question> = {}): Question => ({
  path: '/news/a/',
  targeting: {},
  slots: [slot('mpu')],
  ...rest,
});
