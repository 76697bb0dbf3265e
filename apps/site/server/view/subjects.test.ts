/** What a story is filed under, as its page shows it. */
import { tagCodec, topicCodec } from '@masthead/model';
import { expect, it } from 'vitest';
import { subjectsOf } from './story.ts';

const story = {
  topics: [
    { id: '1', slug: 'tech', name: 'Tech' },
    { id: '2', slug: 'e-bikes', name: 'E-bikes' },
  ].map((topic) => topicCodec.parse(topic)),
  tags: [
    { slug: 'e-bikes', name: 'e-bikes' },
    { slug: 'lab-test', name: 'Lab test' },
  ].map((tag) => tagCodec.parse(tag)),
};

it('topics come before tags, and a tag that is called like a topic is not said again', () => {
  expect(subjectsOf(story).map(({ label }) => label)).toEqual(['Tech', 'E-bikes', 'Lab test']);
});

it('a piece that is paid for is filed under no tag', () => {
  expect(subjectsOf({ ...story, section: 'commercial' }).map(({ label }) => label)).not.toContain('Lab test');
});
