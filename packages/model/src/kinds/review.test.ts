import { describe, expect, it } from 'vitest';
import { readsBack } from '../testing/reads-back.ts';
import { refusesBroken } from '../testing/refuses-broken.ts';
import { review, story } from '../testing/story-wires.ts';
import { reviewCodec } from './review.ts';

describe('a review', () => {
  refusesBroken(reviewCodec, story);

  it('has every field, with yes and no and numbers as such', () => {
    const { author, moreAuthors, video, ...plain } = review;
    readsBack(reviewCodec, plain, {
      editorsChoice: true,
      rating: 8.7,
      starRating: 4.5,
      subRatings: [{ id: 'sr1', name: 'Design', rating: 9 }],
    });
    expect(reviewCodec.parse(review)).toMatchObject({ author: { username: 'inesokafor' }, video: { id: video.id } });
  });

  it('is a review or a preview by its label', () => {
    const kindOf = (reviewType?: string) => reviewCodec.parse({ ...story, reviewType }).reviewKind;
    expect([kindOf('In Depth'), kindOf('First Take'), kindOf('x'), kindOf()]).toEqual([
      'review',
      'preview',
      undefined,
      undefined,
    ]);
  });

  it.each([-1, 10.1, '11', 'good'])('rated %j is an error: the scale goes from 0 to 10', (rating) => {
    expect(reviewCodec.safeParse({ ...story, rating }).success).toBe(false);
  });

  it.each([0, 10, '0', '10', null])('rated %j is none', (rating) => {
    expect(reviewCodec.safeParse({ ...story, rating }).success).toBe(true);
  });
});
