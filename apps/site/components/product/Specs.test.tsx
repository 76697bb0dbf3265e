import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Specs } from './Specs.tsx';

it('what we measured says so in a line of its own', () => {
  const specs = [
    { name: 'Battery, measured', value: '31 hours' },
    { name: 'Weight', value: '200 g' },
  ];
  const html = renderToString(<Specs specs={specs} />);
  expect(html).toContain('<th scope="row">Battery</th><td>31 hours<small>Measured by us</small></td>');
  expect(html.match(/Measured by us/g)).toHaveLength(1);
});
