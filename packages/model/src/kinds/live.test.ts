import { describe, expect, it } from 'vitest';
import { readsBack } from '../testing/reads-back.ts';
import { refusesBroken } from '../testing/refuses-broken.ts';
import { articleLive, liveItem, story } from '../testing/story-wires.ts';
import { articleLiveCodec, liveContentItemCodec, liveCoverageItemCodec } from './live.ts';

describe('an item of a channel', () => {
  refusesBroken(liveContentItemCodec, { id: 'u1' });

  it('has every field', () => {
    readsBack(liveContentItemCodec, { id: 'u1', sequence: 7, status: 'viewed', deleted: true, namespace: 'live' });
  });

  it('has the sequence 0, no event and no status unless it says so', () => {
    expect(liveContentItemCodec.parse({ id: 1 })).toEqual({ id: '1', event: 0, sequence: 0, deleted: false });
    expect(liveContentItemCodec.parse({ id: 1, sequence: '12' }).sequence).toBe(12);
    expect(liveContentItemCodec.parse({ id: 1, sequence: 4.5, event: 6 })).toMatchObject({ sequence: 4.5, event: 6 });
  });

  it('has one of three statuses', () => {
    for (const status of ['new', 'viewed', 'existing'])
      expect(liveContentItemCodec.parse({ id: 1, status }).status).toBe(status);
    expect(liveContentItemCodec.safeParse({ id: 1, status: 'old' }).success).toBe(false);
  });
});

it('an item of live coverage has every field', () => {
  const { author, ...item } = liveItem;
  readsBack(liveCoverageItemCodec, item);
  expect(liveCoverageItemCodec.parse(liveItem).author?.fullName).toBe('Ines Okafor');
});

describe('a live article', () => {
  refusesBroken(articleLiveCodec, story);

  it('has every field', () => {
    const { author, moreAuthors, items, video, ...plain } = articleLive;
    readsBack(articleLiveCodec, plain);
    expect(articleLiveCodec.parse(articleLive)).toMatchObject({ items: [{ sequence: 7 }], video: { id: 'v1' } });
  });
});
