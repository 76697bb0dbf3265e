import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NewsletterBox } from './NewsletterBox.tsx';

it('a newsletter says what it is and when it is sent, and takes an address for it', () => {
  const data = {
    slug: 'the-bench',
    name: 'The Bench',
    tagline: 'From the lab',
    sent: 'Thursdays',
    href: '/newsletters/',
  };
  const html = renderToString(<NewsletterBox data={data} />);
  for (const words of ['The Bench', 'From the lab', 'Thursdays']) expect(html).toContain(words);
  expect(html).toMatch(/<form[^>]* action="\/newsletters\/" method="post"/);
  expect(html).toContain('<input type="hidden" name="newsletter" value="the-bench"/>');
  expect(html).toMatch(/<input[^>]* type="email"[^>]* name="address"/);
});
