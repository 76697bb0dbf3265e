import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ShownPicture } from '../picture/shown-picture.ts';
import styles from './StoryPicture.module.css';
import { StoryPicture } from './StoryPicture.tsx';

const picture: ShownPicture = { slot: 'thumb', src: '/l.jpg', width: 640, height: 360, alt: 'A car' };
const marked = (story: Parameters<typeof StoryPicture>[0]['story']): boolean =>
  renderToString(<StoryPicture story={story} />).includes(styles.plays ?? 'no such class');

it('the picture of a film has a mark on it', () => {
  expect(marked({ picture, fact: { kind: 'duration', seconds: 132, of: 'video' } })).toBe(true);
});

it('that of a gallery or an article has none', () => {
  expect(marked({ picture })).toBe(false);
  expect(marked({ picture, fact: { kind: 'pictures', count: 9 } })).toBe(false);
});

it('a story without a picture has nothing to mark', () => {
  expect(renderToString(<StoryPicture story={{ fact: { kind: 'duration', seconds: 30, of: 'video' } }} />)).toBe('');
});
