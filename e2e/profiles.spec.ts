/** Who writes: what readers can learn of a person, and how they find the person's stories. */
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('a profile tells what somebody covers, owns, learnt and won, and where to find them', async ({ page }) => {
  await page.goto('/profiles/inesokafor/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Ines Okafor' })).toBeVisible();
  await expect(main.getByText('Phones, Screens and glass, Batteries, Repair')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Disclosure' })).toContainText('owns no shares');
  await expect(main.getByRole('region', { name: 'Education' })).toContainText('Sheffield');
  await expect(main.getByRole('region', { name: 'Awards and credentials' }).getByRole('listitem')).toHaveCount(2);
  await expect(main.getByRole('link', { name: '@ines_masthead' })).toHaveAttribute('rel', /\bme\b/);
  await expect(main.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/rss/authors/inesokafor/');
  await expect(main.getByText('18 stories, newest first')).toBeVisible();
});

test('a doctor is called one, and it is said what she does here', async ({ page }) => {
  await page.goto('/profiles/drnaomiclarke/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dr Naomi Clarke');
  await expect(page.getByText('Checks health stories before they are published.')).toBeVisible();
});

test('from Voices one comes to a writer, and from the writer to what Voices is', async ({ page }) => {
  await page.goto('/voices/');
  await page.getByRole('main').getByRole('link', { name: 'Theo Abara' }).click();
  await expect(page).toHaveURL('/profiles/theoabara/');
  await page.getByRole('link', { name: 'What Voices is' }).click();
  await expect(page).toHaveURL('/voices/');
});
