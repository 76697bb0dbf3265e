import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BodyImage } from './BodyImage.tsx';

it('a picture has its words, its room, its caption and its credit, and waits until it is near', () => {
  const html = renderToString(
    <BodyImage
      data={{
        picture: {
          slot: 'body',
          src: '/p.jpg',
          width: 800,
          height: 600,
          alt: 'A phone',
          caption: 'On the rig.',
          credit: 'Ann Lee',
        },
      }}
    />,
  );
  expect(html).toContain('alt="A phone"');
  expect(html).toContain('width="800" height="600"');
  expect(html).toContain('loading="lazy"');
  expect(html).toMatch(/<figcaption>.*On the rig\..*<cite>Ann Lee<\/cite><\/figcaption>/);
});
