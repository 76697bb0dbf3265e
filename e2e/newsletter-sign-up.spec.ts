/** Signing up for newsletters in a browser without JavaScript: what is wrong is said where it is wrong. */
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('a reader chooses, corrects what was wrong, and is told what comes next', async ({ page }) => {
  await page.goto('/newsletters/');
  const address = page.getByRole('textbox', { name: 'E-mail address' });
  const letter = page.getByRole('checkbox').nth(1);
  await address.fill('ann@masthead.example');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Choose at least one newsletter.')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await expect(address).toHaveValue('ann@masthead.example');

  await letter.check();
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
