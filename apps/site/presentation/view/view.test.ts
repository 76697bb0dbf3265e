import { testImages } from '@masthead/image-url/testing';
import type { StorySummary } from '@masthead/model';
import { describe, expect, it } from 'vitest';
import { articleOf, imageOf } from '../../server/testing/stories.ts';
import { shownPicture } from './shown-picture.ts';
import { createView } from './view.ts';

const { image: _image, ...withoutImage } = articleOf();
const bare: StorySummary = withoutImage;

describe('a card', () => {
  it('has the picture of its story, for the place that it stands in', () => {
    const image = imageOf('lead');
    const view = createView(testImages);
    for (const slot of ['thumb', 'quarter', 'front-lead'] as const)
      expect(view.card(articleOf(), slot).picture).toEqual(shownPicture(testImages, image, slot));
  });

  it('in a list that shows none has no picture', () => {
    expect(createView(testImages).card(articleOf())).not.toHaveProperty('picture');
  });

  it('of a story without one has no picture in any place', () => {
    expect(createView(testImages).card(bare, 'thumb')).not.toHaveProperty('picture');
  });

  it('says the same with a picture and without one', () => {
    const view = createView(testImages);
    const { picture, ...words } = view.card(articleOf(), 'thumb');
    expect(picture).toBeDefined();
    expect(view.card(articleOf())).toEqual(words);
  });
});

describe('what is shown of one object', () => {
  it('is made once for each place', () => {
    const view = createView(testImages);
    const story = articleOf();
    for (const slot of ['thumb', 'quarter', undefined] as const)
      expect(view.card(story, slot)).toBe(view.card(story, slot));
    expect(new Set([view.card(story, 'thumb'), view.card(story, 'quarter'), view.card(story)]).size).toBe(3);
  });

  it('is the same alone and in a list', () => {
    const view = createView(testImages);
    const stories = [articleOf(), articleOf()];
    const [first, second] = view.cards(stories, 'thumb');
    expect([first, second]).toEqual(stories.map((story) => view.card(story, 'thumb')));
    expect(first).not.toBe(second);
    expect(first).toBe(stories[0] && view.card(stories[0], 'thumb'));
  });

  it('holds a picture that is made once, too', () => {
    const view = createView(testImages);
    const image = imageOf('lead');
    const picture = view.picture(image, 'thumb');
    expect(view.picture(image, 'thumb')).toBe(picture);
    expect(view.picture(image, 'menu')).not.toBe(picture);
    expect(view.card({ ...bare, image }, 'thumb').picture).toBe(picture);
  });

  it('is another for another object of the same name, which may have changed', () => {
    const view = createView(testImages);
    expect(view.card(articleOf({ headline: 'Before' })).headline).toBe('Before');
    expect(view.card(articleOf({ headline: 'After' })).headline).toBe('After');
  });

  it('is not shared between those whose pictures are elsewhere', () => {
    const story = articleOf();
    const elsewhere = { ...testImages, of: () => 'https://images.example/x.jpg' };
    const [one, other] = [createView(testImages), createView(elsewhere)].map((view) => view.card(story, 'thumb'));
    expect(one?.picture?.src).toMatch(/^\/a\/img\/resize\//);
    expect(other?.picture?.src).toBe('https://images.example/x.jpg');
  });
});
