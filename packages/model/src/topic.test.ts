import { describe, expect, it } from 'vitest';
import { topic as full, simpleTopic, tag } from './testing/content-wires.ts';
import { readsBack } from './testing/reads-back.ts';
import { refusesBroken } from './testing/refuses-broken.ts';
import { hierarchyTopicCodec, simpleTopicCodec, tagCodec, topicCodec } from './topic.ts';

const topic = { id: 't1', slug: 'phones', name: 'Phones' };

describe('a topic', () => {
  refusesBroken(topicCodec, topic);

  it('has every field of a simple topic', () => {
    readsBack(simpleTopicCodec, simpleTopic);
  });

  it('has every field of a hierarchy topic', () => {
    const { primary, topicPath, ...hierarchy } = full;
    readsBack(hierarchyTopicCodec, hierarchy);
  });

  it('has every field of its own', () => {
    readsBack(topicCodec, full);
  });

  it('has a path of its ancestors, then itself', () => {
    const wire = { ...topic, primary: true, topicPath: [{ slug: 'tech' }, { slug: 'mobile' }] };
    expect(topicCodec.parse(wire)).toMatchObject({ ...topic, primary: true, path: ['tech', 'mobile', 'phones'] });
  });

  it('without ancestors is its own path, and not primary unless it says so', () => {
    expect(topicCodec.parse(topic)).toEqual({ ...topic, primary: false, topicPath: [], path: ['phones'] });
  });
});

it('a tag has a slug and a name', () => {
  readsBack(tagCodec, tag);
});
