/** The little of consent, scripts and device that every page has: it knows when the rest is needed, and loads it. */
import { CURRENT_CHOICE } from '@masthead/rules';
import { whenIdle } from '../../base/when-idle.ts';
import { CHOICES_ID } from '../../components/consent/choices-id.ts';
import { addressOfClick } from '../navigation/links.ts';
import type { PrivacyParts } from './start.ts';

export function watchPrivacy(parts: Omit<PrivacyParts, 'sentWith'>): void {
  const { word, scripts, adapters } = parts;
  // The policy came with the document, and holds for every page that a reader then goes to.
  const sentWith = parts.page().platform;
  let started: Promise<{ openDialog(): void }> | undefined;
  const start = () => {
    started ??= import('./start.ts').then(({ startPrivacy }) => startPrivacy({ ...parts, sentWith }));
    return started;
  };
  // In a frame of another site there is no room to ask, and no cookie to keep an answer in.
  if (parent !== window) return;
  const isToBeAsked = word.startsWith('in') && !document.cookie.includes(CURRENT_CHOICE);
  if (scripts || adapters || isToBeAsked) void start().catch(reportError);
  document.addEventListener('click', (event) => {
    const url = addressOfClick(event, location.origin);
    if (url?.hash !== `#${CHOICES_ID}`) return;
    event.preventDefault();
    start().then(
      ({ openDialog }) => openDialog(),
      // The page that it leads to has the same choice.
      () => location.assign(url),
    );
  });
  // The device is measured at once when this is there, so no change of size is missed until then.
  whenIdle(() => void import('../remember.ts').then(({ remember }) => remember(word, parts.page), reportError));
}
