/** Moderation at the desk: by keyboard, with reasons, and written down. */
import { expect, type Page } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import { STORY, test } from './discussing.ts';
import { sidewaysScrolling } from './page-suite.ts';

async function enter(page: Page, token: string): Promise<void> {
  await page.addInitScript((kept) => sessionStorage.setItem('desk-token', kept), token);
  await page.goto('/desk/discussion/');
  const field = page.getByLabel('Your token');
  const room = page.getByRole('heading', { level: 1, name: 'Discussion' });
  await expect(field.or(room)).toBeVisible();
  if (await field.isVisible()) {
    await field.fill(token);
    await page.getByRole('button', { name: 'Open the desk' }).click();
  }
  await expect(room).toBeVisible();
}

const queued = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

for (const width of [390, 820, 1440])
  test(`the room is whole at ${width}`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(page, product.token);
    await expect(queued(page, 'Owen F.')).toBeVisible();
    expect(await sidewaysScrolling(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

test('one key approves, one removes with a reason, and the history has both', async ({ page, product }) => {
  await enter(page, product.token);
  await expect(queued(page, 'Owen F.')).toContainText('First comment');
  await page.keyboard.press('j');
  await expect(queued(page, 'Carla D.')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('r');
  await page.getByLabel('Rule').selectOption('3');
  await page.getByLabel('Reason').fill('a link to a shop');
  await page.keyboard.press('Enter');
  await expect(queued(page, 'Carla D.')).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(page.getByText('Nothing waits.')).toBeVisible();
  const story = await (await page.request.get(STORY)).text();
  expect(story).toContain('Does the steam wand come off without tools?');
  expect(story).toContain('a link to a shop');

  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Dana removed' })).toContainText('a link to a shop');
  const log = await page.request.get('/api/desk/audit?who=Dana', {
    headers: { authorization: `Bearer ${product.token}` },
  });
  expect(await log.text()).toContain('removed a comment');
});

test('reports, words and closing', async ({ page, product }) => {
  await enter(page, product.token);
  await page.getByRole('button', { name: 'Reported' }).click();
  await expect(queued(page, 'Kit H.')).toContainText('It is not true');
  await page.getByRole('button', { name: 'Word list' }).click();
  await page.getByLabel('Add a word').fill('snake oil');
  await page.keyboard.press('Enter');
  await expect(page.getByText('snake oil')).toBeVisible();
  await page.getByRole('button', { name: 'Take snake oil off the list' }).click();
  await expect(page.getByText('snake oil')).toHaveCount(0);
  await page.getByRole('button', { name: 'Stories' }).click();
  await page.getByRole('button', { name: /^Close the discussion of Subscriptions/ }).click();
  await expect(page.getByText('closed by an editor')).toBeVisible();
});
