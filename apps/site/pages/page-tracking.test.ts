import { describe, expect, it } from 'vitest';
import type { PageState } from './page-state.ts';
import { pageTracking } from './page-tracking.ts';

const error = (status: number): PageState => ({
  content: { page: 'error', data: { status, suggestions: [] } },
  layout: 'error',
  brand: 'cnet',
  path: '/nope/',
  year: 2026,
});

describe('what a page says to those who measure', () => {
  it.each([404, 410, 500, 503])('is of the error page that it is one, and of which status: %d', (status) => {
    expect(pageTracking(error(status))).toEqual({
      pageType: 'error_page',
      postId: '',
      articleType: `error_${status}`,
      siteSection: 'error',
      channelType: 'error:error_page',
      pageViewGuid: '',
      pageComponents: [],
      deviceType: '',
      brand: 'cnet',
      siteName: 'Masthead',
      edition: 'us',
      testName: '',
      testVersion: '',
      testGroup: '',
      testBuckets: '',
      trafficSource: '',
      sessionPageViews: null,
    });
  });

  it('has what its reader is in, by name, version, group and all of it', () => {
    const experiments = ['adcap_broadband:2:test1', 'bb_phone:1:exclude', 'vpn_cobranded:1:control'];
    expect(pageTracking({ ...error(404), platform: { experiments } })).toMatchObject({
      testName: 'adcap_broadband,vpn_cobranded',
      testVersion: '2,1',
      testGroup: 'test1,control',
      testBuckets: 'adcap_broadband:2:test1,vpn_cobranded:1:control',
    });
  });
});
