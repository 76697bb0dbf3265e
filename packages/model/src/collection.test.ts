import { expect, it } from 'vitest';
import { collectionCodec, ricochetCollectionCodec } from './collection.ts';
import { collection } from './testing/content-wires.ts';
import { readsBack } from './testing/reads-back.ts';

it('a collection has every field', () => {
  readsBack(collectionCodec, collection);
});

it('a collection is neither primary nor hidden unless it says so', () => {
  expect(collectionCodec.parse({ id: 1 })).toEqual({ id: '1', primary: false, hide: false, threads: [] });
});

it('a ricochet collection has every field', () => {
  readsBack(ricochetCollectionCodec, { slug: 'more', title: 'More', type: 'list' });
});
