/** How a player asks for an ad. */
import { expect, it } from 'vitest';
import { videoPageTargeting } from './page-targeting.ts';
import { VIDEO_AD_TIMEOUT_MS, type VideoAdRequest, videoAdUrl } from './video-request.ts';

const request: VideoAdRequest = {
  address: 'https://ads.example/gampad/ads?env=vp',
  site: 'masthead',
  device: 'tablet',
  targeting: videoPageTargeting({ tags: ['a', 'b&c'], topics: ['x'] }),
  url: 'https://masthead.example/videos/a/?b=1&c=2',
  descriptionUrl: 'https://masthead.example/videos/a/',
  video: 'f1',
  adTagParameters: { npa: '1', sz: '1x1' },
  now: 1_794_000_000_000,
};

it('asks with all parameters (AD-26)', () => {
  const { origin, searchParams } = new URL(videoAdUrl(request));
  expect(origin).toBe('https://ads.example');
  expect(Object.fromEntries(searchParams)).toEqual({
    env: 'vp',
    output: 'vast',
    npa: '1',
    sz: '640x480',
    correlator: '1794000000000',
    cust_params: 'ptype=video_page&section=videos&tag=a%7Cb%26c%7Cx',
    description_url: 'https://masthead.example/videos/a/',
    iu: '/22309610186/aw-masthead/video-tablet',
    url: 'https://masthead.example/videos/a/?b=1&c=2',
    vid: 'f1',
  });
});

it('names another ad unit on each device, and region (AD-26)', () => {
  const units = (['mobile', 'desktop'] as const).map((device) =>
    new URL(videoAdUrl({ ...request, device, region: 'eu' })).searchParams.get('iu'),
  );
  expect(units).toEqual(['/22309610186/eu-masthead/video-mobile', '/22309610186/eu-masthead/video-desktop']);
});

it('waits twelve seconds (AD-26)', () => {
  expect(VIDEO_AD_TIMEOUT_MS).toBe(12_000);
});
