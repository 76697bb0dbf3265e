import { expect, it } from 'vitest';
import { articleCodec } from './kinds/article.ts';
import { parseWire } from './parse-wire.ts';
import { image } from './testing/content-wires.ts';
import { story } from './testing/story-wires.ts';

it('a broken thing that a shortcode shows costs nothing but itself', () => {
  const dropped: string[] = [];
  const wire = { ...story, body: '', additionalShortcodeData: { pictures: { a: image, b: { id: 'b' } } } };
  const article = parseWire(articleCodec, wire, ({ path }) => dropped.push(path));
  expect(Object.keys(article.additionalShortcodeData?.pictures ?? {})).toEqual(['a']);
  expect(new Set(dropped)).toEqual(new Set(['additionalShortcodeData.pictures.b']));
});
