import { expect, it } from 'vitest';
import { voiceOf } from './voice.ts';

it.each([
  'News',
  'Feature',
  'Explainer',
  'Analysis',
  'Deals',
  'Live',
  'How To',
  'Video',
  'Gallery',
  '',
  'Preview',
  'A review of the news',
])('a story of type "%s" reports', (type) => {
  expect(voiceOf(type)).toBe('report');
});

it.each(['Review', 'Best List', 'Versus', 'Commentary', 'Opinion', 'Longform', 'review', 'BEST LIST'])(
  'a story of type "%s" judges',
  (type) => {
    expect(voiceOf(type)).toBe('judge');
  },
);
