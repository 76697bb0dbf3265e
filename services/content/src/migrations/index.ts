/** The content service's migrations by name, in the order they run. */
import type { Migration } from '@masthead/storage';
import { up as createStories } from './0001-stories.ts';

export const migrations: Record<string, Migration> = { '0001-stories': { up: createStories } };
