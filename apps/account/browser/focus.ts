/**
 * The reader goes on at the first field that is wrong or empty. A browser sees to that on a page of its own, but not in the
 * dialog, whose focus may still be around the frame; there the headline is next where no field waits, and is read.
 */
import { first } from './elements.ts';
import { isInFrame } from './frame.ts';

export function focusFirst(): void {
  if (!isInFrame() || document.activeElement !== document.body) return;
  const start = first('[autofocus]', HTMLElement);
  (start?.checkVisibility() ? start : first('#title', HTMLElement))?.focus();
}
