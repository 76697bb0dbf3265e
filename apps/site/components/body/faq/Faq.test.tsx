import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Faq } from './Faq.tsx';

it('questions unfold without a script, and question and answer are words, never markup', () => {
  const items = [
    { question: 'Is it <safe>?', answer: 'Yes & no.' },
    { question: 'Why?', answer: 'Because.' },
  ];
  const html = renderToString(<Faq data={{ title: 'Asked', items }} />);
  expect(html).toContain('aria-label="Asked"');
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html).toMatch(/<summary[^>]*><h3>Is it &lt;safe&gt;\?<\/h3><\/summary><p[^>]*>Yes &amp; no\.<\/p>/);
});
