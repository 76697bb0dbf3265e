/** What the editors chose: the newest first, each with its verdict. */
import type { ContentDb } from '../schema.ts';
import { wireWholeList } from '../wire/component.ts';
import { newestSummaries } from './newest.ts';

export const editorsChoice = async (db: ContentDb, limit: number) =>
  wireWholeList('Editors’ choice', 'editors-choice', await newestSummaries(db, 'editors-choice', limit));
