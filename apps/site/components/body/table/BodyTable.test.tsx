import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BodyTable } from './BodyTable.tsx';

const data = { caption: 'Hours', columns: ['Phone', 'Lasts'], rows: [{ head: 'Halo', cells: ['19'] }] };

it('a table scrolls in a box that the keyboard reaches and that has its name', () => {
  const html = renderToString(<BodyTable data={data} />);
  expect(html).toMatch(/<section tabindex="0" aria-label="Hours"><table><caption>.*Hours/i);
});

it('columns and rows are headed', () => {
  const html = renderToString(<BodyTable data={data} />);
  expect(html).toContain('<th scope="col">Phone</th><th scope="col">Lasts</th>');
  expect(html).toContain('<th scope="row">Halo</th><td>19</td>');
});
