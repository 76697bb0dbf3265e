/** The chapter of a moment. */

/** Where the last chapter that has begun by then begins; none before the first. In seconds. */
export const chapterAt = (chapters: readonly { start: number }[], seconds: number): number | undefined =>
  chapters.findLast(({ start }) => start <= seconds)?.start;
