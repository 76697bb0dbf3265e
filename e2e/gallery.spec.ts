/** A gallery from its opening to its end: where one is, where one goes on, and what comes after the last picture. */
import { expect, test } from './fixtures.ts';
import { isSameDocument, markDocument, open } from './navigating.ts';

const GALLERY = '/pictures/house-on-a-meter/';
const PICTURES = 13;

test('whoever turns the page by the keyboard goes on from the picture', async ({ page }) => {
  await open(page, `${GALLERY}2/`);
  await markDocument(page);
  await page.getByRole('link', { name: 'Next picture' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${GALLERY}3/`);
  await expect(page.getByRole('figure')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Previous picture' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Next picture' })).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('an arrow key beyond either end leads nowhere', async ({ page }) => {
  await open(page, `${GALLERY}${PICTURES}/`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(`${GALLERY}${PICTURES - 1}/`);
  await open(page, `${GALLERY}2/`);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(GALLERY);
});

test('a gallery is vertical: all its pictures, and a contact sheet that marks and leads to the one in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, GALLERY);
  await expect(page.getByRole('figure')).toHaveCount(PICTURES);
  const thumbs = page.getByRole('navigation', { name: 'Contact sheet' }).getByRole('link');
  const current = thumbs.and(page.locator('[aria-current="location"]'));
  await expect(current).toHaveAccessibleName(/^Picture 1:/);
  await thumbs.nth(4).click();
  await expect(page.getByRole('figure').nth(4)).toBeInViewport();
  await expect(current).toHaveAccessibleName(/^Picture 5:/);
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveAccessibleName(/^Picture 6:/);
  await expect(current).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveAccessibleName(/^Picture 5:/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the last picture says so, and leads back to the first and on to another gallery', async ({ page }) => {
    await page.goto(`${GALLERY}${PICTURES - 1}/`);
    const end = page.getByRole('region', { name: 'End of the gallery' });
    await expect(end).toHaveCount(0);
    await page.getByRole('link', { name: 'Next picture' }).click();
    await expect(end.getByRole('heading').first()).toHaveText(`That was the last of ${PICTURES}`);
    const next = await end.getByRole('article').getByRole('link').getAttribute('href');
    expect(next).toMatch(/\/pictures\/[a-z-]+\/$/);
    expect(next).not.toBe(GALLERY);
    await end.getByRole('link', { name: 'Back to the first' }).click();
    await expect(page).toHaveURL(GALLERY);
  });

  test('below every picture stand four other galleries', async ({ page }) => {
    await page.goto(GALLERY);
    const more = page.getByRole('heading', { name: 'More galleries' }).locator('xpath=ancestor::section[1]');
    const hrefs = await more
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.includes('/pictures/')),
      );
    expect(new Set(hrefs).size).toBe(4);
    expect(hrefs).not.toContain(GALLERY);
  });
});

test('on a phone the contact sheet opens the gallery, and on further pages the picture does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tops = async () => {
    const top = async (role: 'navigation' | 'figure', name?: string) =>
      (
        await page
          .getByRole(role, name ? { name } : {})
          .first()
          .boundingBox()
      )?.y ?? 0;
    return { sheet: await top('navigation', 'Contact sheet'), shot: await top('figure') };
  };
  await page.goto(GALLERY);
  const opening = await tops();
  expect(opening.sheet).toBeLessThan(opening.shot);
  await page.goto(`${GALLERY}2/`);
  const turned = await tops();
  expect(turned.shot).toBeLessThan(turned.sheet);
});
