/** Scripts and pages that carry them, for tests. */
import type { ScriptPage, ScriptTag } from '../scripts/tag.ts';

export const someScript = (changes: Partial<ScriptTag> = {}): ScriptTag => ({
  tagId: 'counter',
  owner: 'audience',
  host: 'tags.example',
  gdprCategory: 'C0002',
  src: 'https://tags.example/counter.js',
  ...changes,
});

/** A page on which everything is on and allowed. */
export const scriptPage = (changes: Partial<ScriptPage> = {}): ScriptPage => ({
  isOn: () => true,
  allows: () => true,
  restricted: false,
  thirdParties: true,
  experiments: [],
  ...changes,
});
