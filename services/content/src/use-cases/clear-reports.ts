/** What readers met that was not there, or did not work: the newsroom strikes it off the lists. */
import { notFound } from '@masthead/runtime';
import { noteSubject } from '../audit/acting.ts';
import { requireRight } from '../audit/rights.ts';
import { forgetMissing } from '../reports/missing-addresses.ts';
import { forgetReaderError } from '../reports/reader-errors.ts';
import type { Desk } from './writing/save.ts';

export const clearMissing = ({ database }: Desk, path: string): Promise<void> =>
  database.write(async (db) => {
    requireRight(db, 'reports');
    noteSubject(db, path);
    if (!(await forgetMissing(db, [path]))) throw notFound('This address is not among those that readers miss');
  });

export const clearReaderError = ({ database }: Desk, id: string): Promise<void> =>
  database.write(async (db) => {
    requireRight(db, 'reports');
    if (!(await forgetReaderError(db, id))) throw notFound('There is no such error');
  });
