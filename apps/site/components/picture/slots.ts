/**
 * The places of pages that hold a picture: its shape, how wide it stands in each layout, and the sizes that it is
 * offered in. Whoever changes a layout changes the widths here.
 */
import type { PresetName } from '@masthead/image-url/presets';

/** `own`: the picture's; the place itself says how it fits. */
type Ratio = '3x2' | '16x9' | '4x3' | '1x1' | '4x5' | '7x3' | 'own';

/** CSS lengths, each from a width of the window on; what a place does not say is as in the layout before. */
interface Widths {
  phone: string;
  /** From 768 px. */
  tablet?: string;
  /** From 1024 px. */
  laptop?: string;
  /** From 1440 px. */
  desktop?: string;
}

/** From small to large. */
export type Presets = readonly [PresetName, ...PresetName[]];

export interface Slot {
  ratio: Ratio;
  presets: Presets;
  widths: Widths;
  /** Another cut for phones, which are upright. */
  phonePresets?: Presets;
  /** It stands for itself, so its words are told; elsewhere a headline or a name beside it says as much. */
  speaks?: true;
  /** A moving picture moves here, as a film for phones or for wider screens; elsewhere its first frame is seen. */
  films?: { phone: PresetName; wider: PresetName };
}

const FULL = { phone: '100vw - 40px', tablet: '100vw - 64px' };
const HALF_ON_TABLETS = { phone: '100vw - 40px', tablet: '50vw - 44px' };
const QUARTER = { laptop: '25vw - 34px', desktop: '261px' };

export const slots = {
  'front-lead': {
    ratio: '16x9',
    presets: ['wide_480', 'wide_640', 'wide_768', 'wide_960', 'wide_1200', 'wide_1600'],
    widths: { ...FULL, laptop: '100vw - 388px', desktop: '792px' },
    speaks: true,
  },
  'front-side': {
    ratio: '16x9',
    presets: ['wide_320', 'wide_480', 'wide_640', 'wide_768', 'wide_960'],
    widths: { ...HALF_ON_TABLETS, laptop: '300px', desktop: '275px' },
  },
  'front-shelf': {
    ratio: '4x3',
    presets: ['full_240', 'full_320', 'full_400', 'full_480', 'full_640', 'full_768'],
    widths: { phone: '50vw - 28px', tablet: '50vw - 44px', ...QUARTER },
  },
  /** A deal: beside its words on a phone, above them elsewhere. */
  ticket: {
    ratio: '4x3',
    presets: ['full_240', 'full_320', 'full_400', 'full_480', 'full_640', 'full_768'],
    widths: { phone: '120px', tablet: '50vw - 44px', ...QUARTER },
  },
  'front-video': {
    ratio: '16x9',
    presets: ['wide_480', 'wide_640', 'wide_768', 'wide_960', 'wide_1200', 'wide_1600'],
    widths: { ...FULL, laptop: '63.6vw - 61px', desktop: '690px' },
  },
  sister: {
    ratio: '16x9',
    presets: ['wide_480', 'wide_640', 'wide_768', 'wide_960', 'wide_1200'],
    widths: { phone: '100vw', tablet: '100vw - 64px', laptop: '43vw - 17px', desktop: '604px' },
    speaks: true,
  },
  story: {
    ratio: '16x9',
    presets: ['wide_480', 'wide_640', 'wide_768', 'wide_960', 'wide_1200', 'wide_1600'],
    widths: { ...FULL, laptop: '100vw - 412px', desktop: '774px' },
    speaks: true,
    films: { phone: 'wide_640', wider: 'wide_1200' },
  },
  /** Within a text: whole. */
  body: {
    ratio: 'own',
    presets: ['whole_480', 'whole_640', 'whole_768', 'whole_960', 'whole_1200', 'whole_1600'],
    widths: { ...FULL, laptop: '100vw - 412px', desktop: '774px' },
    speaks: true,
    films: { phone: 'whole_640', wider: 'whole_1200' },
  },
  /** Within a long text, from edge to edge. */
  bleed: {
    ratio: '7x3',
    presets: ['banner_480', 'banner_640', 'banner_768', 'banner_960', 'banner_1200', 'banner_1600'],
    widths: { phone: '100vw' },
    speaks: true,
  },
  /** A choice of a list, beside its score and shops. */
  pick: {
    ratio: '16x9',
    presets: ['wide_320', 'wide_480', 'wide_640', 'wide_768', 'wide_960', 'wide_1200', 'wide_1600'],
    widths: { ...FULL, laptop: '100vw - 368px', desktop: '812px' },
  },
  /** One of two products side by side. */
  contender: {
    ratio: '4x3',
    presets: ['full_240', 'full_320', 'full_400', 'full_480', 'full_640', 'full_768'],
    widths: { phone: '50vw - 28px', tablet: '50vw - 44px', laptop: '50vw - 218px', desktop: '375px' },
  },
  /** The first pictures of a gallery that a text leads to. */
  sheet: {
    ratio: '4x3',
    presets: ['full_240', 'full_320', 'full_400', 'full_480'],
    widths: { phone: '50vw - 24px', tablet: '25vw - 22px', laptop: '25vw - 109px', desktop: '188px' },
  },
  live: {
    ratio: '7x3',
    presets: ['banner_480', 'banner_640', 'banner_768', 'banner_960', 'banner_1200', 'banner_1600'],
    widths: { ...FULL, laptop: '100vw - 412px', desktop: '774px' },
    speaks: true,
  },
  'feature-hero': {
    ratio: '16x9',
    presets: ['wide_480', 'wide_640', 'wide_768', 'wide_960', 'wide_1200', 'wide_1600', 'wide_1920'],
    widths: { ...FULL, laptop: '960px' },
  },
  third: {
    ratio: '16x9',
    presets: ['wide_320', 'wide_480', 'wide_640', 'wide_768', 'wide_960'],
    widths: { ...HALF_ON_TABLETS, laptop: '33.3vw - 37px', desktop: '432px' },
  },
  /** What leads an index page: three side by side on tablets, too. */
  'index-lead': {
    ratio: '16x9',
    presets: ['wide_320', 'wide_480', 'wide_640', 'wide_768', 'wide_960'],
    widths: { phone: '100vw - 40px', tablet: '33.3vw - 37px', desktop: '432px' },
  },
  quarter: {
    ratio: '3x2',
    presets: ['photo_320', 'photo_480', 'photo_640', 'photo_768', 'photo_960'],
    widths: { ...HALF_ON_TABLETS, ...QUARTER },
  },
  thumb: {
    ratio: '3x2',
    presets: ['photo_208', 'photo_400'],
    widths: { phone: '104px', tablet: '192px' },
  },
  menu: { ratio: '3x2', presets: ['photo_208'], widths: { phone: '112px' } },
  playlist: { ratio: '16x9', presets: ['wide_240'], widths: { phone: '120px' } },
  contact: {
    ratio: '1x1',
    presets: ['square_80', 'square_104', 'square_136'],
    widths: { phone: '16.6vw - 10px', tablet: '11.1vw - 11px', desktop: '65px' },
  },
  avatar: { ratio: '1x1', presets: ['square_80', 'square_104'], widths: { phone: '44px', tablet: '56px' } },
  signature: { ratio: '1x1', presets: ['square_56'], widths: { phone: '28px' } },
  portrait: {
    ratio: '4x5',
    presets: ['portrait_160', 'portrait_320', 'portrait_480', 'portrait_840'],
    widths: { phone: '160px', tablet: '240px', desktop: '420px' },
    speaks: true,
  },
  /** The cover of a show. */
  cover: {
    ratio: '1x1',
    presets: ['square_136', 'square_256', 'square_310', 'square_512'],
    widths: { phone: '128px', tablet: '200px', laptop: '304px' },
    speaks: true,
  },
  shot: {
    ratio: 'own',
    presets: ['whole_480', 'whole_640', 'whole_768', 'whole_960', 'whole_1200', 'whole_1600', 'sc_xlarge'],
    widths: { phone: '100vw', tablet: '100vw - 64px', desktop: '1116px' },
    speaks: true,
    films: { phone: 'whole_640', wider: 'whole_1200' },
  },
  immersive: {
    ratio: 'own',
    presets: ['hero_960', 'hero_1200', 'hero_1440', 'hero_1920'],
    phonePresets: ['tall_480', 'tall_640', 'tall_768', 'tall_960'],
    widths: { phone: '100vw' },
    speaks: true,
  },
  'letter-lead': {
    ratio: 'own',
    presets: ['whole_480', 'whole_640', 'whole_768', 'whole_960', 'sc_large'],
    widths: { phone: '100vw - 72px', tablet: '576px' },
    speaks: true,
  },
  'letter-thumb': { ratio: 'own', presets: ['whole_320'], widths: { phone: '168px' } },
} as const satisfies Record<string, Slot>;

export type SlotName = keyof typeof slots;
