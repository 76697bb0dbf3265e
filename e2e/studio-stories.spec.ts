/** The studio's stories: which of them should be looked at again, and why. */
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import { test } from './live-desk.ts';
import { sidewaysScrolling } from './page-suite.ts';

test('opens what is not published as readers would see it, in windows as wide as theirs', async ({ page, editor }) => {
  const [slug, headline] = [`previewed-${randomUUID()}`, `Only for the desk ${Date.now()}`];
  await editor.draft(slug, headline, '<p>Not for readers yet.</p>');
  await page.goto('/desk/stories/');
  await page.getByLabel('Your token').fill(editor.token);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  const preview = page.getByRole('group', { name: `Preview of ${headline}` });
  for (const [name, width] of [
    ['Phone', 390],
    ['Tablet', 820],
    ['Desktop', 1440],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await preview.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    const shown = await opened;
    await shown.waitForURL(new RegExp(`/${slug}/\\?preview=`));
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(headline);
    await expect(shown.getByText('Not for readers yet.')).toBeVisible();
    expect(await shown.evaluate(() => innerWidth)).toBe(width);
    const address = new URL(shown.url());
    expect((await page.request.get(address.pathname)).status()).toBe(404);
    await shown.close();
  }
});

test('marks stories that should be looked at again, and says why when asked by keyboard', async ({ page, editor }) => {
  const headline = `A headline of a day ${Date.now()} that has far more words than search engines show`;
  await editor.draft(`looked-at-${randomUUID()}`, headline, '<p><font>Big</font> words.</p>');
  await editor.draft(`not-looked-at-${randomUUID()}`, 'Nothing to say of it');
  await page.goto('/desk/stories/');
  await page.getByLabel('Your token').fill(editor.token);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  const story = page.getByRole('article', { name: headline });
  const mark = story.getByText('2 things to look at again');
  const why = story.getByRole('listitem');
  await expect(mark).toBeVisible();
  await expect(why).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Nothing to say of it' }).first()).not.toContainText('look at again');

  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(why).toHaveText([
    /^headline is too long for a title: search engines are shown “A headline of a day/,
    'body: <font> is left out: its words stay (“Big words.”)',
  ]);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScrolling(page)).toEqual([]);
  }
  expect(await accessibilityProblems(page)).toEqual([]);

  await story.getByRole('button', { name: 'Delete' }).click();
  await story.getByRole('button', { name: 'Delete' }).click();
  await expect(story).toHaveCount(0);
  await page.getByLabel('Show', { exact: true }).selectOption('In the bin');
  await expect(story).toContainText('Deleted by desk');
  await expect(mark).toHaveCount(0);
});
