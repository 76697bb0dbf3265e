import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  displayTopic,
  hubTopicPath,
  hubTopicPathString,
  isTopic,
  pathSlugs,
  primaryTopic,
  subTopic,
} from './topic-path.ts';

const topic = (slug: string, primary: boolean) => ({ slug, primary });
const [a, b, c] = [topic('a', false), topic('b', true), topic('c', true)];

describe('the primary topic', () => {
  it('is the first of those that are primary', () => {
    expect(primaryTopic({ topics: [a, b, c] })).toBe(b);
  });

  it('is the first topic where none is primary', () => {
    expect(primaryTopic({ topics: [a, topic('d', false)] })).toBe(a);
  });

  it('is absent for a story without topics', () => {
    expect(primaryTopic({ topics: [] })).toBeUndefined();
  });
});

describe('the sub-topic', () => {
  it('is the first that is not primary', () => {
    expect(subTopic({ topics: [b, c, a, topic('d', false)] })).toBe(a);
  });

  it('is never the topic that stands in for the primary one', () => {
    const second = topic('d', false);
    expect([subTopic({ topics: [a, second] }), subTopic({ topics: [a] })]).toEqual([second, undefined]);
  });
});

it('path slugs are those of the ancestors, then its own', () => {
  expect(pathSlugs({ slug: 'phones', topicPath: [{ slug: 'tech' }, { slug: 'mobile' }] })).toEqual([
    'tech',
    'mobile',
    'phones',
  ]);
});

describe('a topic is shown', () => {
  it('as cars under roadshow where it is auto', () => {
    expect(displayTopic({ slug: 'auto', name: 'Auto' })).toEqual({ name: 'cars', slug: 'roadshow' });
  });

  it.each(['cnet-home', 'wellness', 'phones', 'constructor'])('with its own slug where it is %s', (slug) => {
    expect(displayTopic({ slug, name: 'Name' })).toEqual({ slug, name: 'Name' });
  });
});

it('a hub path joins slugs with a caret, and gives them back', () => {
  expect(hubTopicPathString(['tech', 'mobile'])).toBe('tech^mobile');
  expect(hubTopicPath('tech^mobile')).toEqual(['tech', 'mobile']);
  expect(hubTopicPath('')).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z-]+$/)), (slugs) => {
      expect(hubTopicPath(hubTopicPathString(slugs))).toEqual(slugs);
    }),
  );
});

it('content is a topic by its type name alone', () => {
  expect([isTopic({ typeName: 'content_topic' }), isTopic({ typeName: 'content_article' }), isTopic({})]).toEqual([
    true,
    false,
    false,
  ]);
});
