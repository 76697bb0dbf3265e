/** How much waits in the journals, so that no more is taken than the disk was given for it. */

import type { Journal } from './journal.ts';
import { bytesIn, journalsIn, segmentsIn } from './segments.ts';

export interface Room {
  /** False: what comes now is to be refused. */
  has(): boolean;
  /** Bytes. */
  waiting(): number;
  close(): void;
}

interface RoomParts {
  root: string;
  journal: Journal;
  most: number;
  /** Something waits, be it of a process that has died. */
  onWaiting(): void;
}

const LOOK_EVERY_MS = 1000;

export function watchRoom({ root, journal, most, onWaiting }: RoomParts): Room {
  let measured = 0;
  let writtenThen = 0;

  async function measure(): Promise<void> {
    const written = journal.written;
    measured = await bytesIn(root);
    writtenThen = written;
  }
  const look = () => {
    if (journal.written !== writtenThen || measured > 0) void measure();
    if (journalsIn(root).some((folder) => folder !== journal.folder && segmentsIn(folder).length > 0)) onWaiting();
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  look();
  const waiting = () => measured + journal.written - writtenThen;
  return { has: () => waiting() < most, waiting, close: () => clearInterval(timer) };
}
