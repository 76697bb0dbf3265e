/** The search box suggests while one types: by keyboard, by pointer, and never in the way of the search itself. */
import { accessibilityProblems } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './page-suite.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/search/');
  await hydrated(page);
});

test('suggestions open below the field, are counted aloud, and lead on by keyboard', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Search our stories' });
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.pressSequentially('lapto');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toHaveText('Laptops');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/^\d+ suggestions, use the arrow keys to choose$/)).toHaveCount(1);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/topics/laptops/');
});

test('Escape closes the list and keeps the words; Enter then searches for them', async ({ page }) => {
  const field = page.getByRole('combobox');
  await field.pressSequentially('lapto');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue('lapto');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/?query=lapto');
});

test('a suggestion can be pressed, and leaving the field closes the list', async ({ page }) => {
  const field = page.getByRole('combobox');
  await field.pressSequentially('lapto');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toBeHidden();
  await field.fill('laptop');
  await page.getByRole('option', { name: 'Laptops', exact: true }).click();
  await expect(page).toHaveURL('/topics/laptops/');
});

test('where suggestions fail, the field is as it was', async ({ page }) => {
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/autocomplete/'));
  await page.route('**/autocomplete/**', (route) => route.abort());
  await page.getByRole('combobox').pressSequentially('lapto');
  await failed;
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/?query=lapto');
});
