/** Changes a list of entries without moving what is being read of it. */
import { flushSync } from 'react-dom';

/** Whose list begins below this fraction of the window reads what stands above it. */
const READING_LINE = 0.4;

const BLOCKS = 'h2, h3, h4, p, li, blockquote, figure';

/** A place in the list that the eye may be at, and where it was seen. */
interface Mark {
  entry: Element;
  /** The next entry that the change does not concern: an entry that has another one now was moved. */
  next: Element | undefined;
  /** The part of the entry that is in view, when the entry's beginning is not. */
  block?: Element;
  top: number;
}

/** `touched` are the ids of those that the change concerns: they may go, or go elsewhere. */
export function keepInPlace(list: HTMLElement | null, touched: ReadonlySet<string>, change: () => void): void {
  const marks = list ? marksInView(list, touched) : [];
  flushSync(change);
  if (!list) return;
  for (const mark of marks) {
    const held = stillThere(mark, touched);
    if (!held) continue;
    hold(list, held, mark.top);
    return;
  }
}

/** A window scrolls by whole pixels, while lines have heights of any size: the list's own beginning takes the rest. */
function hold(list: HTMLElement, held: Element, top: number): void {
  const movedBy = (): number => held.getBoundingClientRect().top - top;
  list.style.paddingTop = '0';
  scrollBy({ top: Math.ceil(movedBy()), behavior: 'instant' });
  const rest = -movedBy();
  // More than a pixel is left where the page ends before it could be scrolled that far.
  if (rest > 0 && rest < 1) list.style.paddingTop = `${rest}px`;
}

/** From what is first in view downwards: the first that outlives the change is held. */
function marksInView(list: Element, touched: ReadonlySet<string>): Mark[] {
  const entries = [...list.children];
  const begins = entries[0]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  if (begins > innerHeight * READING_LINE) return [];
  const from = coveredHeight();
  const inView = entries.filter((entry) => isInView(entry, from));
  return inView.flatMap((entry) => marksOf(entry, nextSteady(entry, touched), from));
}

function marksOf(entry: Element, next: Element | undefined, from: number): Mark[] {
  const { top } = entry.getBoundingClientRect();
  if (top >= from) return [{ entry, next, top }];
  const blocks = [...entry.querySelectorAll(BLOCKS)].filter((block) => isInView(block, from));
  return [
    ...blocks.map((block) => ({ entry, next, block, top: block.getBoundingClientRect().top })),
    { entry, next, top },
  ];
}

/** An edit makes a text anew: of its parts, the nearest with the same words is the same to who reads it. */
function stillThere({ entry, next, block, top }: Mark, touched: ReadonlySet<string>): Element | undefined {
  if (!entry.isConnected || nextSteady(entry, touched) !== next) return undefined;
  if (!block || block.isConnected) return block ?? entry;
  const distance = (other: Element): number => Math.abs(other.getBoundingClientRect().top - top);
  const [nearest] = [...entry.querySelectorAll(block.localName)]
    .filter(({ textContent }) => textContent !== '' && textContent === block.textContent)
    .sort((one, other) => distance(one) - distance(other));
  return nearest;
}

function nextSteady(entry: Element, touched: ReadonlySet<string>): Element | undefined {
  let next = entry.nextElementSibling;
  while (next && touched.has(next.id)) next = next.nextElementSibling;
  return next ?? undefined;
}

function isInView(element: Element, from: number): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > from && top < innerHeight;
}

/** What the page's bar covers, as the page says it where it scrolls to. */
const coveredHeight = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
