/** Changes a list without moving what is being read of it. */
import { flushSync } from 'react-dom';

/** Where the eye is, as a fraction of the window's height. */
const READING_LINE = 0.4;

/** `touched` are the anchors of those that the change concerns: they may move, so nothing is held by them. */
export function keepInPlace(list: Element | null, touched: ReadonlySet<string>, change: () => void): void {
  const held = list ? elementBeingRead([...list.children], touched) : undefined;
  const before = held?.getBoundingClientRect().top;
  flushSync(change);
  if (!held?.isConnected || before === undefined) return;
  const moved = held.getBoundingClientRect().top - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}

/** Who reads above the list is not disturbed by what happens in it. */
function elementBeingRead(children: readonly Element[], touched: ReadonlySet<string>): Element | undefined {
  const line = innerHeight * READING_LINE;
  const read = children.findLastIndex((child) => child.getBoundingClientRect().top <= line);
  if (read < 0) return undefined;
  const isSteady = (child: Element): boolean => !touched.has(child.id);
  return children.slice(read).find(isSteady) ?? children.slice(0, read).findLast(isSteady);
}
