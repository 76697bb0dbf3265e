import { describe, expect, it } from 'vitest';
import {
  COMPONENT_KINDS,
  COMPONENT_POSITIONS,
  COMPONENT_TYPES,
  FAQ_LAYOUTS,
  PAGE_LAYOUTS,
  PAGE_TYPES,
  RATING_SCALE,
} from './names.ts';
import { VANITY_URL_TYPES } from './vanity-rule.ts';
import { VIDEO_FILE_TYPES, VIDEO_FORMATS } from './video-files.ts';
import { AUTOPLAY_TYPES, PLAY_STATES, PLAYER_STATE, VIDEO_STATES } from './video-state.ts';

/** The lists of the specification, written down a second time. */
const LISTS: [name: string, list: readonly string[], expected: string][] = [
  [
    'component types',
    COMPONENT_TYPES,
    'UNKNOWN MODAL BANNER TABS GRID HERO CARDS CONTENTBLOCK SLIDER SECTION FAQ LIST SIDEBAR LINKS SHELF HEADER FOOTER NAVIGATION MARKETPLACE ISI',
  ],
  ['component positions', COMPONENT_POSITIONS, 'Pre Mid Post'],
  [
    'kinds of page component',
    COMPONENT_KINDS,
    'Article LiveArticle ContentList Feature Gallery Listicles Review collections Seamless TechProduct Text Video VideoList',
  ],
  ['page types', PAGE_TYPES, 'article longform product_main video_page error_page'],
  ['vanity types', VANITY_URL_TYPES, 'TEMPORARY_REDIRECT TEMPORARY_MASK PERMANENT_REDIRECT MASK NOT_FOUND OK'],
  ['video formats', VIDEO_FORMATS, 'M3U M3U8 MPEG4'],
  ['autoplay types', AUTOPLAY_TYPES, 'AUTOPLAY MANUAL'],
  ['video states', VIDEO_STATES, 'unplayed muted unmuted completed'],
];

describe('the lists of names are those that were agreed', () => {
  it.each(LISTS)('%s', (_, list, expected) => {
    expect(list).toEqual(expected.split(' '));
  });

  it('video file types', () => {
    expect(VIDEO_FILE_TYPES).toEqual(['HLS', 'clear HLS', 'wifi', 'HDS', 'downloadable']);
  });

  it('play states', () => {
    expect([...PLAY_STATES].sort()).toEqual(
      [
        'adloaded',
        'muted',
        'played',
        'playing',
        'stopped',
        'unmuted',
        'unplayed',
        'completed',
        'content completed',
      ].sort(),
    );
  });

  it('the numbers of the player', () => {
    expect(PLAYER_STATE).toEqual({ empty: -2, loading: -1, stopped: 0, playing: 1, paused: 2, buffering: 3 });
  });

  it('page layouts', () => {
    expect(Object.values(PAGE_LAYOUTS)).toEqual([
      'Sponsored Immersive Article',
      'Ad-Heavy Listicle',
      'Live Blog - Article Page',
    ]);
  });

  it('layouts with FAQ markup', () => {
    expect(FAQ_LAYOUTS).toEqual(['FAQ Markup', 'FAQ Markup + BL Precap', 'FAQ Markup + Small Image Listicle']);
  });

  it('ratings go from 0 to 10', () => {
    expect(RATING_SCALE).toEqual({ worst: 0, best: 10 });
  });
});
