/** Advertising at the desk: who books it sees what was delivered, stops a line, and is told what was not taken. */
import { expect, type Page } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import { joinWithPasskey, test } from './desk-people.ts';

/** A browser that says it has no window is a robot to the ad server, and is shown nothing. */
const READER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

test.use({ file: 'desk-ads', userAgent: READER });
test.describe.configure({ mode: 'serial' });

const LINE = 'Portside, personal finance';

/** Of every page about money, which of the desk's lines is shown in its first place. */
const shownOn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const answer = await fetch('/api/ads/decide', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify({
        v: 1,
        view: crypto.randomUUID(),
        path: '/personal-finance/banking/',
        device: 'desktop',
        targeting: { topic: ['banking'] },
        slots: [{ id: 'skybox-1', placement: 'skybox', position: 1, sizes: ['970x250'] }],
      }),
    });
    const { filled } = await answer.json();
    return filled[0]?.line;
  });

test('who books sees delivery, pauses a line, and no page shows it from then on', async ({ page, product }) => {
  await product.invite('ines@example.com', 'ads');
  await joinWithPasskey(page, await product.linkFor('ines@example.com'), { name: 'Ines Okafor' });
  await expect(page).toHaveURL(/\/desk\/ads\/$/);
  const row = page.getByRole('row', { name: new RegExp(LINE) });

  await test.step('the line that is behind is told in figures and words', async () => {
    await expect(row).toContainText('0 percent delivered, plan');
    await expect(row).toContainText('behind');
    await row.getByRole('button').click();
    await expect(page.getByRole('complementary', { name: LINE })).toContainText('$30 per thousand, $12,000');
    const preview = page.getByTitle(/970 by 250, light$/).first();
    await expect(preview.contentFrame().getByRole('img', { name: /^Portside/ })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  await test.step('a page is said to show it, and to show it no longer once it is paused', async () => {
    await expect.poll(() => shownOn(page)).toBe('portside-finance');
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'no page shows it from now on' })).toBeVisible();
    expect(await shownOn(page)).not.toBe('portside-finance');
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    const keys = page.getByLabel('Keys');
    // What is listed is asked for anew after a pause, and may close what was opened before it came.
    await expect(async () => {
      if (!(await keys.isVisible())) await page.getByText('By keys instead').click();
      await keys.fill('topic: banking', { timeout: 2000 });
    }).toPass();
    await page.getByRole('button', { name: 'Would it match?' }).click();
    await expect(page.getByText('The line is paused.')).toBeVisible();
  });

  await test.step('it runs again', async () => {
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Would it match?' }).click();
    await expect(page.getByText(/^Yes: /)).toBeVisible();
  });
});

test('what is wrong with a line is said beside each field, and nothing typed is lost', async ({ page, product }) => {
  await joinWithPasskey(page, await product.linkFor('ines@example.com'), { name: 'Ines Okafor' });
  await page.getByRole('button', { name: new RegExp(LINE) }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Portside, spring');
  await page.getByLabel('Goal in impressions').fill('many');
  await page.getByLabel('Priority').fill('20');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The goal is no whole number.')).toBeVisible();
  await expect(page.getByText('The priority is above 16.')).toBeVisible();
  await expect(page.getByLabel('Goal in impressions')).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Portside, spring');
  expect(await accessibilityProblems(page)).toEqual([]);

  await test.step('a condition is added by the keyboard alone', async () => {
    await page.getByLabel('Goal in impressions').fill('500,000');
    await page.getByLabel('Priority').fill('4');
    await page.getByRole('button', { name: 'Add a condition' }).last().press('Enter');
    await expect(page.getByLabel('What', { exact: true }).last()).toBeFocused();
    await page.keyboard.type('Country');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('IE');
    await page.getByRole('button', { name: 'Save' }).click();
    const panel = page.getByRole('complementary', { name: 'Portside, spring' });
    await expect(panel.getByRole('listitem').filter({ hasText: /^IE$/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Portside, spring/ })).toContainText('of 500 k');
  });
});

for (const width of [390, 820, 1440])
  test(`fits ${width} pixels`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 900 });
    await joinWithPasskey(page, await product.linkFor('ines@example.com'), { name: 'Ines Okafor' });
    await expect(page.getByRole('heading', { name: /^Forecast/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
