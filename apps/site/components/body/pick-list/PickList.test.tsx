import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PickList } from './PickList.tsx';

it('choices lead to where they are told of; one that is not told of is only named', () => {
  const items = [
    { rank: 1, title: 'Aria', award: 'Best overall', score: 8, price: '$60', href: '#toc-7-item-0' },
    { rank: 2, title: 'Tin' },
  ];
  const html = renderToString(<PickList data={{ items }} />);
  expect(html).toContain('<a href="#toc-7-item-0">Aria</a><small>Best overall</small>');
  expect(html).toContain('<b>Tin</b>');
  expect(html).toMatch(/Score <\/span>8\.0<\/b><small>\$60</);
});
