/** An event of each name as a browser would send it, for tests of whoever takes or sends them. */
import { EVENTS, type EventName } from '../event-table.ts';
import type { EventBatch, EventFields, TrackedEvent } from '../events.ts';

const video = {
  videoId: 'video-1',
  videoTitle: 'A phone in the rain',
  sequenceType: 'single',
  playlistId: null,
  playlistTitle: null,
  playlistIndex: null,
  videoPlayer: 'masthead',
  videoLength: 120,
  playheadPosition: 30,
  volumeLevel: 80,
  livestream: false,
  articlePlacement: null,
  location: 'video',
  tags: ['phones'],
  isContextual: false,
  autoplayType: 'manual',
} as const;
const ad = { adRollPosition: 'pre', adSkippable: true, videoAdId: 'ad-1', videoAdTitle: 'An advertisement' } as const;
const inVideo = { video: { ...video, tags: [...video.tags] } };
const inAd = { ...inVideo, ad };
/** Of the right shape, and signed by nobody. */
const token = `${'a'.repeat(120)}.${'b'.repeat(43)}`;
const experiment = { experiment: 'summary', experimentVersion: '1', bucket: 'testA' };

export const sampleFields: { readonly [Name in EventName]: EventFields<Name> } = {
  page_viewed: {
    type: 'pageEnriched',
    how: 'loaded',
    pageType: 'article',
    articleType: 'News',
    siteSection: 'tech',
    brand: 'cnet',
    edition: 'us',
    deviceType: 'desktop',
    referrer: 'search.example',
    trafficSource: 'search.example',
    sessionPageViews: 1,
    testBuckets: 'summary:1:testA',
    pageMetadata: [
      { name: 'linkTag', value: 'CAD1' },
      { name: 'pageComponents', value: ['header', 'story'] },
    ],
  },
  account_created: { method: 'password' },
  login: { method: 'password' },
  logout: {},
  identify: { account: '7a1f6c1e-6c1b-4b8e-9d6a-0c6a1d2f3b4c' },
  form_viewed: { form: 'newsletter' },
  form_submitted: { form: 'newsletter', outcome: 'accepted' },
  web_element_clicked: { element: 'Join' },
  link_clicked: { kind: 'affiliate', to: 'shop.example', area: 'offers' },
  video_loaded: inVideo,
  video_started: inVideo,
  video_played: inVideo,
  video_watched: { ...inVideo, quartile: 25 },
  video_paused: inVideo,
  video_interrupted: inVideo,
  video_ad_loaded: inAd,
  video_ad_started: inAd,
  video_ad_watched: { ...inAd, quartile: 50 },
  video_ad_skipped: inAd,
  video_ad_paused: inAd,
  ad_shown: { token },
  ad_viewed: { token },
  ad_hidden: { token },
  ad_reported: { token, reason: 'misleading' },
  experiment_exposed: experiment,
  experiment_outcome: { ...experiment, outcome: 'offer' },
  decision_taken: { agent: 'keep-reading', decision: 'd-1', option: '/tech/a-story/' },
  live_followed: { entries: 12 },
  live_entries_shown: { entries: 2 },
  searched: { terms: 'quiet vacuum', results: 0 },
  search_result_clicked: { position: 3 },
  newsletter_signed_up: { newsletters: ['morning'] },
  scroll_depth: { percent: 50 },
  engaged_time: { milliseconds: 5000 },
  web_vital: {
    metric: 'LCP',
    value: 1234.5,
    rating: 'good',
    navigation: 'navigate',
    target: 'main>img',
    phase: 'loadDelay',
  },
  page_timed: { loaded: true, timings: { firstByte: 40, complete: 900 }, errors: ['firstPaint'] },
  request_monitored: { request: 'audience', milliseconds: 612 },
};

/** One id for each number of a group. */
export const sampleId = (group: number, number: number): string =>
  `${group.toString(16).padStart(8, '0')}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

/** Each number has an id of its own. */
export const sampleEvent = <Name extends EventName>(name: Name, number = 1): TrackedEvent<Name> =>
  // One of the union's members, which a generic name hides from the types.
  ({
    id: sampleId(0xe, number),
    at: 1_700_000_000_000 + number,
    view: sampleId(0xb, 1),
    page: { address: '/tech/a-story/', kind: 'article', storyId: 'story-1' },
    name,
    version: EVENTS[name].version,
    ...sampleFields[name],
  }) as unknown as TrackedEvent<Name>;

export const sampleBatch = (events: EventBatch['events'], sentAt = 1_700_000_001_000): EventBatch => ({
  v: 1,
  sentAt,
  session: sampleId(0xc, 1),
  visitor: sampleId(0xd, 1),
  events,
});
