import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InfoCard } from './InfoCard.tsx';

it('a card has its title and its words, and is named by its title', () => {
  const html = renderToString(<InfoCard data={{ title: 'Before you start', text: 'Switch <it> off.' }} />);
  expect(html).toContain('aria-label="Before you start"');
  expect(html).toContain('Switch &lt;it&gt; off.');
});
