import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlacedPicture, placeOf } from './picture-place.ts';

const uploaded = { id: 'abc-123', filename: 'pic.jpg', dateCreated: { date: '2023-05-22 10:11:12' } };

describe('the place of a picture', () => {
  it('is the one that it says itself', () => {
    const said = { bucketType: '/uploads', bucketPath: '/a/b.jpg' };
    expect(placeOf(said)).toEqual(said);
    expect(placeOf({ ...uploaded, ...said })).toEqual(said);
  });

  it('is the hub, its day, id and name for one that was uploaded; the dashes of an id are left alone', () => {
    expect(placeOf(uploaded)).toEqual({ bucketType: '/hub', bucketPath: '/2023/05/22/abc-123/pic.jpg' });
  });

  it.each<[string, PlacedPicture]>([
    ['only a bucket', { bucketType: '/uploads' }],
    ['only a path', { bucketPath: '/a/b.jpg' }],
    ['an empty bucket', { bucketType: '', bucketPath: '/a/b.jpg' }],
    ['an empty path', { bucketType: '/uploads', bucketPath: '' }],
    ['nulls', { bucketType: null, bucketPath: null }],
  ])('is the hub’s for an upload with %s', (_, place) => {
    expect(placeOf({ ...uploaded, ...place })?.bucketPath).toBe('/2023/05/22/abc-123/pic.jpg');
    expect(placeOf(place)).toBeUndefined();
  });

  it.each(['id', 'filename', 'dateCreated'])('cannot be told without its %s', (name) => {
    for (const missing of [undefined, null, '']) expect(placeOf({ ...uploaded, [name]: missing })).toBeUndefined();
  });

  it.each(['', 'yesterday', '22.05.2023', '2023-5-22', ' 2023-05-22'])('cannot be told by the day %j', (date) => {
    expect(placeOf({ ...uploaded, dateCreated: { date } })).toBeUndefined();
  });

  it('does not depend on the time of the day', () => {
    fc.assert(
      fc.property(fc.string(), (time) => {
        expect(placeOf({ ...uploaded, dateCreated: { date: `2023-05-22${time}` } })).toEqual(placeOf(uploaded));
      }),
    );
  });

  it('of nothing is none', () => {
    expect(placeOf({})).toBeUndefined();
  });
});
