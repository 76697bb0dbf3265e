import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NewsletterBox } from './NewsletterBox.tsx';

it('a newsletter says what it is and when it is sent, and leads to where one gets it', () => {
  const data = { name: 'The Bench', tagline: 'From the lab', sent: 'Thursdays', href: '/newsletters/' };
  const html = renderToString(<NewsletterBox data={data} />);
  for (const words of ['The Bench', 'From the lab', 'Thursdays', 'href="/newsletters/"']) expect(html).toContain(words);
});
