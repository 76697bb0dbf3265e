/** A best list as its page shows it: texts, and choices with what is said of each. */
import type { Body } from '../body/body-part.ts';
import type { PickData } from '../body/pick/data.ts';

interface TextSection {
  kind: 'text';
  id: string;
  /** Where its words have no heading of their own. */
  title?: string;
  body: Body;
}

export interface PickSection {
  kind: 'pick';
  id: string;
  pick: PickData;
  /** What the text says of it, up to the next heading. */
  body: Body;
  /** The rest of a long text. */
  more: Body;
}

export type BestSection = TextSection | PickSection;

export const picksOf = (sections: readonly BestSection[]): PickData[] =>
  sections.flatMap((section) => (section.kind === 'pick' ? [section.pick] : []));
