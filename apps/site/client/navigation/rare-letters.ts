/**
 * The fonts of letters that few texts have (`packages/ui/src/fonts/letters.ts`): a document asks for them ahead, and a
 * page that is gone to waits for them, a moment at most, so that no name is seen in two fonts.
 */
import { browserTimers } from '@masthead/browser';

const WAIT_MS = 1000;
const FAMILIES = ['Schibsted Grotesk Rare', 'Newsreader Rare'];

/** Resolves at once where every letter is English; a font that does not come is no failure. */
export async function fontsFor(content: object): Promise<void> {
  const letters = new Set(JSON.stringify(content).match(/[\u00a1-\u024f\u1e00-\u1eff]/g));
  if (letters.size === 0) return;
  const text = [...letters].join('');
  const loads = FAMILIES.map((family) => document.fonts.load(`1em "${family}"`, text));
  const longEnough = new Promise((resolve) => browserTimers.after(WAIT_MS, () => resolve(undefined)));
  await Promise.race([Promise.allSettled(loads), longEnough]);
}
