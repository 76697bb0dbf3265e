/** The size of the text of stories, as its reader chose it: of the root's attribute and of this browser's storage. */
import { type Preferences, TEXT_SIZES } from '@masthead/account';
import { useSyncExternalStore } from 'react';
import { TEXT_SIZE_KEY } from '../../base/text-size.ts';
import { store } from '../account/stored.ts';

export type TextSize = Preferences['textSize'];

export const shownTextSize = (): TextSize =>
  TEXT_SIZES.find((size) => size === document.documentElement.dataset.textSize) ?? 'usual';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-text-size'] });
  return () => observer.disconnect();
}

/** `undefined` on the server and in the first render. */
export const useTextSize = (): TextSize | undefined =>
  useSyncExternalStore<TextSize | undefined>(subscribe, shownTextSize, () => undefined);

/** Where storage is closed to us, it lasts as long as the page. */
export function chooseTextSize(size: TextSize): void {
  if (size === 'usual') delete document.documentElement.dataset.textSize;
  else document.documentElement.dataset.textSize = size;
  store(TEXT_SIZE_KEY, size === 'usual' ? null : size);
}
