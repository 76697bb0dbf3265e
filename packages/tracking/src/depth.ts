/** How far down a page somebody came. Each mark is told once. */
import { SCROLL_DEPTHS, type ScrollDepth } from './names.ts';

/** Given how far down it is, the marks that are new by that. */
export function createDepth(): (percent: number) => ScrollDepth[] {
  let deepest = 0;
  return (percent) => {
    const reached = SCROLL_DEPTHS.filter((mark) => mark > deepest && percent >= mark);
    deepest = Math.max(deepest, percent);
    return reached;
  };
}
