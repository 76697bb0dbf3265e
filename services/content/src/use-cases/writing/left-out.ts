/** What texts may not hold and what was therefore left out of them, for whoever sent them. */
import { type ReadHtml, sayDropped } from '@masthead/body';
import type { LeftOut } from '../../documents/left-out.ts';

/** More tells nobody more. */
export const MOST_TOLD = 100;

export const leftOutOf = (texts: readonly { field: string; read: ReadHtml }[]): LeftOut[] =>
  texts
    .flatMap(({ field, read }) =>
      read.dropped.map((dropped) => ({ field, message: sayDropped(dropped), near: dropped.near })),
    )
    .slice(0, MOST_TOLD);
