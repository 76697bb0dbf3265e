/** What a reader who uses the keyboard sees: which element has the focus, and whether that can be seen. */
import type { Page } from '@playwright/test';
import { atRest } from './accessibility.ts';

export interface Focus {
  /** Enough to know it by in a message. */
  element: string;
  problems: string[];
}

/** Where the focus is; undefined when it has left the page's elements. What is wrong may be a moment away from right. */
export async function focusOf(page: Page): Promise<Focus | undefined> {
  const focus = await readFocus(page);
  if (!focus?.problems.length) return focus;
  await atRest(page);
  return readFocus(page);
}

function readFocus(page: Page): Promise<Focus | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    // A card's link is as large as its card, and the card wears the ring.
    const ring = [element, element.closest('article')]
      .map((wearer) => wearer && getComputedStyle(wearer))
      .find(
        (style) =>
          style &&
          style.outlineStyle !== 'none' &&
          Number.parseFloat(style.outlineWidth) >= 2 &&
          !/^rgba\(.*, 0\)$|^transparent$/.test(style.outlineColor),
      );
    const { left, top, right, bottom } = element.getBoundingClientRect();
    // The browser's own controls of a film take the focus inside of it.
    const shown = element.matches(':focus-visible, video:focus-within') && Boolean(ring);
    const points = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
    );
    // A long link breaks over lines, so any of its parts that can be seen will do.
    const parts = [...element.getClientRects()].map(
      (part) => [part.left + part.width / 2, part.top + part.height / 2] as const,
    );
    const seen = [...points, ...parts].some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (element.contains(there) || there.contains(element));
    });
    return {
      // What is marked as in view follows the scroll, which is another on the way back.
      element: element.outerHTML.replace(/>.*/s, '>').replace(/ aria-current="true"/, ''),
      problems: [...(shown ? [] : ['no visible ring']), ...(seen ? [] : ['covered'])],
    };
  });
}

/** Presses Tab until the focus leaves the page, and gives what had it. */
export async function walkDown(page: Page, most = 400): Promise<Focus[]> {
  const stops: Focus[] = [];
  while (stops.length < most) {
    await page.keyboard.press('Tab');
    const focus = await focusOf(page);
    if (!focus) return stops;
    stops.push(focus);
  }
  throw new Error(`The focus did not leave the page after ${most} presses of Tab`);
}

/** The same way back, from below the last stop. */
export async function walkUp(page: Page, presses: number): Promise<Focus[]> {
  const stops: Focus[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const focus = await focusOf(page);
    if (focus) stops.push(focus);
  }
  return stops;
}

export const focusProblems = (stops: Focus[]): string[] =>
  stops.flatMap(({ element, problems }) => problems.map((problem) => `${problem}: ${element}`));
