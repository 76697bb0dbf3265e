/**
 * Those who measure audiences count a page that was not loaded whole only if its own server was asked for something at
 * the time: a file that says nothing, of which the publication's log is the proof.
 */
import type { LogLine, ScriptPage } from '@masthead/rules';
import type { BrandKey } from '../../base/brands.ts';
import { pageViewCandidate } from '../../base/event-paths.ts';

export function countAudience(page: ScriptPage, brand: BrandKey, log: (line: LogLine) => void): void {
  if (!page.isOn('audienceTag') || !page.allows('C0002') || !page.thirdParties) return;
  fetch(pageViewCandidate(brand), { cache: 'no-store' }).catch(() =>
    log({ level: 'warn', message: 'A page view was not counted.' }),
  );
}
