import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BodySpecs } from './BodySpecs.tsx';

it('facts are a table whose rows are named', () => {
  const html = renderToString(<BodySpecs data={{ specs: [{ name: 'Weight', value: '200 g' }] }} />);
  expect(html).toContain('<th scope="row">Weight</th><td>200 g</td>');
});
