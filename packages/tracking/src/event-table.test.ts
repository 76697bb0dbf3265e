import { describe, expect, it } from 'vitest';
import { EVENT_NAMES, EVENTS } from './event-table.ts';

describe('the table of events', () => {
  it('sends page views as pages and all else as events of a page', () => {
    expect(EVENT_NAMES.filter((name) => EVENTS[name].sentAs === 'page')).toEqual(['page_viewed']);
  });

  it('has the second version of a page view', () => {
    expect(EVENTS.page_viewed.version).toBe(2);
  });

  it('lets nothing that advertisers are told of, or that names an account, pass as measuring', () => {
    const others = EVENT_NAMES.filter((name) => EVENTS[name].category !== 'C0002');
    const ads = EVENT_NAMES.filter((name) => name.startsWith('video_ad_') || name.startsWith('ad_'));
    expect(others).toEqual(['identify', ...ads]);
    expect(ads.map((name) => EVENTS[name].owner)).toEqual(ads.map(() => 'advertising'));
    expect(new Set(others.map((name) => EVENTS[name].category))).toEqual(new Set(['C0004']));
  });

  it('has the eleven events of a video', () => {
    expect(EVENT_NAMES.filter((name) => name.startsWith('video_'))).toEqual([
      ...['video_loaded', 'video_started', 'video_played', 'video_watched', 'video_paused', 'video_interrupted'],
      ...['video_ad_loaded', 'video_ad_started', 'video_ad_watched', 'video_ad_skipped', 'video_ad_paused'],
    ]);
  });
});
