import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BodyVideo } from './BodyVideo.tsx';

it('a video is played where it stands, with its still, and leads to its page', () => {
  const video = {
    id: 'v',
    title: 'Cold to cup',
    width: 640,
    height: 360,
    poster: '/p.jpg',
    sources: [{ src: '/v.mp4', type: 'video/mp4' }],
  };
  const html = renderToString(<BodyVideo data={{ video, caption: 'From cold.', href: '/videos/v/' }} />);
  expect(html).toMatch(/<video[^>]* poster="\/p.jpg"[^>]* controls=""/);
  expect(html).toContain('preload="none"');
  expect(html).toMatch(/<figcaption>From cold\..*href="\/videos\/v\/"/);
});
