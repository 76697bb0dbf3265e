import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Embed } from './Embed.tsx';

it('the words of another site are told without asking it for anything', () => {
  const html = renderToString(<Embed data={{ site: 'X', text: 'Hello', href: 'https://x.example/1' }} />);
  expect(html).toContain('<blockquote>Hello</blockquote>');
  expect(html).toContain('href="https://x.example/1" rel="nofollow noopener"');
  expect(html).not.toMatch(/<(iframe|script|img|link)| src=/);
});
