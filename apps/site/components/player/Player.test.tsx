import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Player } from './Player.tsx';
import type { PlayableVideo } from './playable-video.ts';

const film: PlayableVideo = {
  id: 'one',
  title: 'Once round the car',
  width: 640,
  height: 360,
  sources: [{ src: '/a/video/one/video.mp4', type: 'video/mp4' }],
  captions: '/api/captions/one.vtt',
};
const trackOf = (video: PlayableVideo): string =>
  /<track[^>]*>/.exec(renderToString(<Player video={video} />))?.[0] ?? '';

it('a film without sound shows its captions from the start', () => {
  expect(trackOf({ ...film, silent: true })).toMatch(/\bdefault\b/);
});

it('one that can be heard leaves them to the reader', () => {
  expect(trackOf(film)).toContain('kind="captions"');
  expect(trackOf(film)).not.toMatch(/\bdefault\b/);
});
