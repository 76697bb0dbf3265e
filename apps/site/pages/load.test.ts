import { expect, it } from 'vitest';
import { topicsOf } from './load.ts';

const above = (...slugs: string[]) => slugs.map((slug) => ({ slug, typePath: slug, path: [slug] }));

it('a story is about its topics and about those above them, each once', () => {
  const topics = [
    { slug: 'pillows', topicPath: above('home', 'sleep') },
    { slug: 'lamps', topicPath: above('home') },
  ];
  expect(topicsOf({ topics })).toEqual(['home', 'sleep', 'pillows', 'lamps']);
});
