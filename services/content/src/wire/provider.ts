/** An internet provider as the specification's answers have it. */
import { toContentDate } from '@masthead/model';
import type { Standing } from '../repositories/standing.ts';

export const wireProvider = ({ checkedAt, ...provider }: Standing<'provider'>) => ({
  ...provider,
  dateChecked: checkedAt === null ? null : toContentDate(checkedAt),
});
