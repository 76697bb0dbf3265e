/** What axe finds wrong with a page, as sentences. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** As it is made for browsers: half of it is quicker there. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** All of its rules that look at colours: what can differ between themes. */
const ABOUT_COLOURS = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

/** Until what was set in motion has come to rest. Motion that follows the scroll never ends, and is not waited for. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // What moves for ever, like the light of live coverage, has no end to wait for.
    const ends = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
    // What is far from view is not drawn, and stands still until it is.
    const isDrawn = ({ effect }: Animation) =>
      !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility({ contentVisibilityAuto: true }) !== false;
    const moves = (each: Animation) =>
      each.timeline === document.timeline && each.playState === 'running' && ends(each) && isDrawn(each);
    do await painted();
    while (document.getAnimations().some(moves));
  });
}

export const accessibilityProblems = (page: Page): Promise<string[]> => violations(page.locator(':root'), STANDARDS);

/** For what has opened over a page that is looked at whole elsewhere. */
export const accessibilityProblemsIn = (part: Locator): Promise<string[]> => violations(part, STANDARDS);

/** For a page that was looked at whole in its other theme. */
export const contrastProblems = (page: Page): Promise<string[]> => violations(page.locator(':root'), ABOUT_COLOURS);

/** Waits for motion to end first: a menu that is still fading in has no contrast yet. */
async function violations(part: Locator, runOnly: NonNullable<RunOptions['runOnly']>): Promise<string[]> {
  const page = part.page();
  await atRest(page);
  // A document gets its code once, however often it is looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${AXE};undefined`);
  return part.evaluate(
    async (element, options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(element, options);
      return violations.map(
        ({ id, help, nodes }) => `axe ${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    // Only what is wrong is described; frames of others are not looked into; no rule that runs reads stylesheets.
    { runOnly, resultTypes: ['violations' as const], iframes: false, preload: { assets: ['media'] } },
  );
}
