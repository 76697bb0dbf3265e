/** Topics, from a bare place in the tree of subjects to one with its ancestors. */
import { z } from 'zod';
import { pathSlugs } from './topic-path.ts';
import { flag, id, label, list, text } from './wire.ts';

const simpleFields = { id: label, slug: z.string().min(1), name: text, uuid: text, typeName: text };

export const simpleTopicCodec = z.object(simpleFields);
export type SimpleTopic = z.output<typeof simpleTopicCodec>;

const hierarchyFields = { ...simpleFields, typePath: text, hPath: text, hslugPath: text };

export const hierarchyTopicCodec = z.object(hierarchyFields);
export type HierarchyTopic = z.output<typeof hierarchyTopicCodec>;

/** `path` has the slugs from the root to this topic, itself last. */
export const topicCodec = z
  .object({ ...hierarchyFields, id, name: z.string(), primary: flag, topicPath: list(simpleTopicCodec) })
  .transform((topic) => ({ ...topic, path: pathSlugs(topic) }));
export type Topic = z.output<typeof topicCodec>;

export const tagCodec = z.object({ slug: z.string(), name: z.string() });
export type Tag = z.output<typeof tagCodec>;
