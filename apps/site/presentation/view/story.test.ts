import { topicCodec } from '@masthead/model';
import { expect, it } from 'vitest';
import { subjectsOf } from './story.ts';

const topic = (slug: string, name: string) => topicCodec.parse({ id: slug, slug, name, title: name });
const tag = (slug: string, name: string) => ({ slug, name });

it('a tag that is called as a topic is, however it is written, is not shown beside it', () => {
  const story = {
    topics: [topic('phones', 'Phones'), topic('repair', 'Repair')],
    tags: [tag('phones', 'phones'), tag('lab-test', 'Lab test'), tag('repairs', ' Repair ')],
  };
  expect(subjectsOf(story)).toEqual([
    { label: 'Phones', href: '/topics/phones/' },
    { label: 'Repair', href: '/topics/repair/' },
    { label: 'Lab test', href: '/tags/lab-test/' },
  ]);
});
