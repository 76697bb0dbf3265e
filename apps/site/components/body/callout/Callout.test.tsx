import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Callout } from './Callout.tsx';

it('a note is words, never markup', () => {
  expect(renderToString(<Callout data={{ text: '<b>Now</b>' }} />)).toContain('<p>&lt;b&gt;Now&lt;/b&gt;</p>');
});
