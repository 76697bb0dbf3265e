/** What the frame of the dialog says, read with care: whatever else comes is nothing. */
import { type FrameMessage, readFormTold } from '@masthead/account';
import { property } from './calls.ts';

/** No form is taller, and none could push the page around it about. */
const TALLEST = 2000;

export function frameMessageIn(data: unknown): FrameMessage | undefined {
  if (property(data, 'masthead') !== 'account') return undefined;
  const is = property(data, 'is');
  if (is === 'close') return { masthead: 'account', is };
  if (is === 'height') {
    const height = property(data, 'height');
    return typeof height === 'number' && height > 0 && height <= TALLEST
      ? { masthead: 'account', is, height: Math.ceil(height) }
      : undefined;
  }
  if (is === 'form') {
    const told = readFormTold(property(data, 'form'), property(data, 'outcome'));
    return told && { masthead: 'account', is, ...told };
  }
  const via = property(data, 'via');
  return is === 'signed-in' && (via === 'code' || via === 'fragment') ? { masthead: 'account', is, via } : undefined;
}
