/** Signing up for newsletters in a browser without JavaScript: what is wrong is said where it is wrong. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

/** What stands left of the address, where a stylesheet counts the chosen newsletters: only its picture tells. */
async function drawnBeside(address: Locator): Promise<Buffer> {
  const box = (await address.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return address.page().screenshot({ clip: { ...box, x: box.x - 90, width: 80 } });
}

test('a reader chooses, corrects what was wrong, and is told what comes next', async ({ page }) => {
  await page.goto('/newsletters/');
  const address = page.getByRole('textbox', { name: 'E-mail address' });
  const letter = page.getByRole('checkbox').nth(1);
  await address.fill('ann@masthead.example');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Choose at least one newsletter.')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await expect(address).toHaveValue('ann@masthead.example');

  const none = await drawnBeside(address);
  await letter.check();
  await expect.poll(async () => none.equals(await drawnBeside(address))).toBe(false);
  // Browsers let a host of one word pass.
  await address.fill('ann@masthead');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(address).toHaveAccessibleDescription(/Enter an e-mail address/);
  await expect(address).toBeFocused();
  await expect(address).toBeInViewport();
  await expect(letter).toBeChecked();

  await address.fill('ann@masthead.example');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your subscription is noted');
});

test('the band of the front page signs up for what is ticked in it', async ({ page }) => {
  await page.goto('/');
  const band = page.getByRole('region', { name: 'Newsletters' });
  await expect(band.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await band.getByRole('textbox', { name: 'E-mail address' }).fill('ann@masthead.example');
  await band.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your subscription is noted');
});
