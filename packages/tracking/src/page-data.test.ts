import { describe, expect, it } from 'vitest';
import { pageTrackingOf } from './page-data.ts';

const BARE = { brand: 'cnet', siteName: 'Masthead' };

describe('what a page says of itself', () => {
  it('has every key, also where there is nothing to say', () => {
    expect(pageTrackingOf(BARE)).toEqual({
      pageType: '',
      postId: '',
      articleType: '',
      siteSection: '',
      channelType: '',
      pageViewGuid: '',
      pageComponents: [],
      deviceType: '',
      brand: 'cnet',
      siteName: 'Masthead',
      edition: 'us',
      testGroup: '',
      testName: '',
      testVersion: '',
      testBuckets: '',
      trafficSource: '',
      sessionPageViews: null,
    });
  });

  it('is of the edition us unless another one is named', () => {
    expect(pageTrackingOf(BARE).edition).toBe('us');
    expect(pageTrackingOf({ ...BARE, edition: 'uk' }).edition).toBe('uk');
  });

  it('names what the reader is in, by itself and combined', () => {
    const experiments = [
      { id: 'summary', version: '1', bucket: 'testA' },
      { id: 'other', version: '2', bucket: 'exclude' },
    ];
    expect(pageTrackingOf({ ...BARE, experiments })).toMatchObject({
      testName: 'summary',
      testVersion: '1',
      testGroup: 'testA',
      testBuckets: 'summary:1:testA',
    });
  });

  it('has what is known of this view', () => {
    const view = {
      pageViewGuid: 'guid',
      pageComponents: ['story'],
      deviceType: 'tablet',
      trafficSource: 'mail',
      sessionPageViews: 3,
    } as const;
    expect(pageTrackingOf({ ...BARE, postId: 'story-1' }, view)).toMatchObject({ ...view, postId: 'story-1' });
  });
});
