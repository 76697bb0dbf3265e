/** A best list begins with what it recommends: whatever its text has before the first choice stands behind the last. */
import type { BestSection } from '../../components/best/sections.ts';
import type { ContentsData } from '../../components/story/Contents.tsx';

/** The heading of words that began the text and have none of their own. */
const ABOUT = 'About this list';

export function picksFirst(sections: readonly BestSection[]): BestSection[] {
  const [opening] = sections;
  const about = opening?.kind === 'text' ? { ...opening, title: ABOUT } : opening;
  return fromFirst(about ? [about, ...sections.slice(1)] : [], ({ kind }) => kind === 'pick');
}

/** The places in the order in which they now stand. */
export const placesInOrder = (contents: ContentsData): ContentsData => ({
  ...contents,
  entries: fromFirst(contents.entries, ({ rank }) => rank !== undefined),
});

function fromFirst<Part>(parts: readonly Part[], isPick: (part: Part) => boolean): Part[] {
  const first = parts.findIndex(isPick);
  const behind = parts.findLastIndex(isPick) + 1;
  return first <= 0 ? [...parts] : [...parts.slice(first, behind), ...parts.slice(0, first), ...parts.slice(behind)];
}
