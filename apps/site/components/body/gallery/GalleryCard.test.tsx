import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GalleryCard } from './GalleryCard.tsx';

const picture = (src: string) => ({ slot: 'sheet', src, width: 240, height: 180, alt: '' }) as const;

it('a gallery is one link, and says how many pictures it has', () => {
  const data = { headline: 'Inside', href: '/pictures/inside/', count: 11, pictures: [picture('/1'), picture('/2')] };
  const html = renderToString(<GalleryCard data={data} />);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('href="/pictures/inside/"');
  expect(html.match(/<img /g)).toHaveLength(2);
  expect(html).toContain('<b>11</b>');
});
