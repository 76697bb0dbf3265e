import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PullQuote } from './PullQuote.tsx';

it('a quote says whose it is, where that is known', () => {
  expect(renderToString(<PullQuote data={{ text: '“So.”', by: 'Ann <Lee>' }} />)).toContain(
    '<blockquote><p>“So.”</p><cite>Ann &lt;Lee&gt;</cite></blockquote>',
  );
  expect(renderToString(<PullQuote data={{ text: '“So.”' }} />)).toContain('<blockquote><p>“So.”</p></blockquote>');
});
