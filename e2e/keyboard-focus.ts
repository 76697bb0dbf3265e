/** What a reader who uses the keyboard sees: which element has the focus, and whether that can be seen. */
import type { Page } from '@playwright/test';

export interface Focus {
  /** Enough to know it by in a message. */
  element: string;
  problems: string[];
}

/** Where the focus is; undefined when it has left the page's elements. */
export function focusOf(page: Page): Promise<Focus | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const shown =
      element.matches(':focus-visible') &&
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      !/^rgba\(.*, 0\)$|^transparent$/.test(outlineColor);
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
      element: element.outerHTML.replace(/>.*/s, '>'),
      problems: [...(shown ? [] : [`no visible ring (${outlineStyle} ${outlineWidth})`]), ...(seen ? [] : ['covered'])],
    };
  });
}

/** Presses a key again and again and gives what had the focus, until it leaves the page. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most = 400): Promise<Focus[]> {
  const stops: Focus[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const focus = await focusOf(page);
    if (!focus) return stops;
    stops.push(focus);
  }
  throw new Error(`The focus did not leave the page after ${most} presses of ${key}`);
}

export const focusProblems = (stops: Focus[]): string[] =>
  stops.flatMap(({ element, problems }) => problems.map((problem) => `${problem}: ${element}`));
