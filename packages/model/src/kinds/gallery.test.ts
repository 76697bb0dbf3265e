import { describe, expect, it } from 'vitest';
import { needsAffiliateDisclosure } from '../affiliate-disclosure.ts';
import { readsBack } from '../testing/reads-back.ts';
import { refusesBroken } from '../testing/refuses-broken.ts';
import { gallery, galleryItem, story } from '../testing/story-wires.ts';
import { galleryCodec, galleryItemCodec } from './gallery.ts';

describe('a gallery', () => {
  refusesBroken(galleryCodec, story);

  it('has every field', () => {
    const { author, moreAuthors, items, ...plain } = gallery;
    readsBack(galleryCodec, plain);
    expect(galleryCodec.parse(gallery).items).toHaveLength(1);
  });

  it('has what its disclosure is made of', () => {
    const unsold = (wire: unknown) => {
      const { items, ...rest } = galleryCodec.parse(wire);
      return { ...rest, items: items.map((item) => ({ ...item, sells: false })) };
    };
    expect(needsAffiliateDisclosure(unsold(gallery))).toBe(true);
    expect(needsAffiliateDisclosure(unsold(story))).toBe(false);
  });
});

it('an item of a gallery has every field', () => {
  const { video, ...plain } = galleryItem;
  readsBack(galleryItemCodec, plain);
  expect(galleryItemCodec.parse(galleryItem).video?.id).toBe('v1');
});
