/** Topics as they travel. */
import { typeNameOf } from '@masthead/model';
import { PATH_SEPARATOR } from '../repositories/topics.ts';
import type { TopicRow } from '../schema.ts';

/** `known` are topics above it: those among them are named, others are only placed. */
export const wireTopic = (topic: TopicRow, primary: boolean, known?: ReadonlyMap<string, TopicRow>) => ({
  id: topic.id,
  uuid: topic.id,
  slug: topic.slug,
  name: topic.name,
  typeName: typeNameOf('topic'),
  primary,
  hslugPath: topic.path,
  topicPath: topic.path
    .split(PATH_SEPARATOR)
    .slice(0, -1)
    .map((slug) => ({ slug, name: known?.get(slug)?.name })),
});
