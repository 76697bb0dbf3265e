/** When live coverage ends: as its story says, unless an editor has said otherwise since. */
import type { LiveCoverageRow } from '../../live-schema.ts';

export const endOf = (
  { state, ended_at }: Pick<LiveCoverageRow, 'state' | 'ended_at'>,
  planned: number | null,
): number | null => (state === 'planned' ? planned : ended_at);
