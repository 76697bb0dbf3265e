/** What was not kept of posts that were sent: one note for each post, of what was sent of it last. */
import type { LeftOut } from '../desk-client.ts';

export interface SentNote {
  /** The entry, or what names it until there is one. */
  about: string;
  headline: string;
  leftOut: readonly LeftOut[];
}

export const withoutNote = (notes: readonly SentNote[], about: string): SentNote[] =>
  notes.filter((note) => note.about !== about);

/** One of which everything was kept takes away what was said of it before. */
export const withNote = (notes: readonly SentNote[], note: SentNote): SentNote[] => [
  ...(note.leftOut.length > 0 ? [note] : []),
  ...withoutNote(notes, note.about),
];
