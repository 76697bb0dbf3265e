/** `stories.detail` and the documents of manuscripts: the columns whose JSON differs by the kind of story. */
import { STORY_KINDS } from '@masthead/model';
import { z } from 'zod';
import { detailSchema } from '../documents/shown.ts';
import { writtenDocuments } from '../stored/columns.ts';
import { type JsonColumn, jsonColumn } from '../stored/json.ts';
import { kinds, type StoryDetail, type StoryDocument, storyDocument } from './kinds.ts';

const [first, ...others] = STORY_KINDS;

/** Of stories of every kind. */
export const storyDetails: JsonColumn<StoryDetail> = jsonColumn(
  z.discriminatedUnion('typeName', [
    detailSchema<StoryDocument>(kinds[first].document),
    ...others.map((kind) => detailSchema<StoryDocument>(kinds[kind].document)),
  ]),
);

/** A revision as it is published: by the rules of today. */
export const readDocument = (text: string): StoryDocument => storyDocument.parse(writtenDocuments.read(text));
