import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Embed } from './Embed.tsx';

const told = { site: 'X', text: 'Hello', href: 'https://x.com/a/status/1' };
const frame = { src: 'https://platform.twitter.com/embed/Tweet.html?id=1', from: 'X', shape: 'post' } as const;

it('the words of another site are told without asking it for anything', () => {
  for (const data of [told, { ...told, frame }]) {
    const html = renderToString(<Embed data={data} />);
    expect(html).toContain('<blockquote>Hello</blockquote>');
    expect(html).toContain('href="https://x.com/a/status/1" rel="nofollow noopener"');
    expect(html).not.toMatch(/<(iframe|script|img|link)| src=|platform\.twitter/);
  }
});

it('who wants to see it here is told first whose server learns of that', () => {
  const html = renderToString(<Embed data={{ ...told, frame }} />).replaceAll('<!-- -->', '');
  expect(html).toMatch(/<button[^>]*>Show the post here<\/button><p>The post then comes from X, whose server learns/);
});

it('what cannot be shown here is not offered', () => {
  expect(renderToString(<Embed data={told} />)).not.toContain('<button');
});
