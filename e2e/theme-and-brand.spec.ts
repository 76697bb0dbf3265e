/** Two themes and two brands: chosen without a flash, worn by the right pages, kind to motion and contrast settings. */
import { expect, test } from './fixtures.ts';
import { focusOf } from './keyboard-focus.ts';
import { open } from './navigating.ts';
import { hydrated } from './page-suite.ts';
import { ARTICLE, ROADSHOW_ARTICLE } from './page-types.ts';

const WHITE = 'rgb(255, 255, 255)';
const NIGHT = 'rgb(12, 13, 20)';
const AMBER = 'rgb(255, 198, 26)';
const BLUE = 'rgb(42, 31, 224)';

test('the toggle changes the theme at once, names the other one, and the choice survives a reload', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, ARTICLE);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect(page.locator('body')).toHaveCSS('background-color', WHITE);
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', NIGHT);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', NIGHT);
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', WHITE);
});

test('a choice made in one tab is followed in another', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  const other = await context.newPage();
  await open(other, ARTICLE);
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
});

test('a chosen theme never flashes: every frame from the first one has it, before any other script', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const frames: string[] = [];
    // Before a frame, and so never before the styles are there: nothing is painted until then.
    const look = () => {
      if (document.body) frames.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { frames });
  });
  // Without the product's own code only what stands in the document can have set the theme.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(ARTICLE);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const frames = await page.evaluate(() => (window as unknown as { frames: string[] }).frames);
  expect(frames.length).toBeGreaterThan(1);
  expect([...new Set(frames)]).toEqual([NIGHT]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('without a choice the theme follows the preference while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expect(page.locator('body')).toHaveCSS('background-color', NIGHT);
  await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('body')).toHaveCSS('background-color', WHITE);
  await expect(page.getByRole('button', { name: 'Switch to the dark theme' })).toBeVisible();
});

test('where storage is blocked the toggle works for as long as the page is open', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', NIGHT);
});

test('roadshow pages wear roadshow’s brand and its amber flag; others the default brand', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  for (const path of [ROADSHOW_ARTICLE, '/roadshow/auto/']) {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'roadshow');
    const flag = page.getByRole('banner').getByRole('link', { name: 'Roadshow, front page' });
    await expect(flag).toHaveCSS('background-color', AMBER);
    await expect(flag).toHaveAttribute('href', '/roadshow/auto/');
  }
  await open(page, ARTICLE);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'cnet');
  const flag = page.getByRole('banner').getByRole('link', { name: 'Masthead, front page' });
  await expect(flag).toHaveCSS('background-color', BLUE);
});

test('with reduced motion nothing moves: durations are zero and scrolling is immediate', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const durations = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    return ['--d-press', '--d-fast', '--d-base', '--d-slow'].map((name) =>
      Number.parseFloat(root.getPropertyValue(name)),
    );
  });
  expect(durations).toEqual([0, 0, 0, 0]);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  const moving = await page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((each) => Number.parseFloat(each)));
    return [...document.querySelectorAll('*')]
      .flatMap((element) => [undefined, '::before', '::after'].map((part) => ({ element, part })))
      .filter(({ element, part }) => {
        const { transitionDuration, animationDuration, animationName, animationTimeline } = getComputedStyle(
          element,
          part,
        ) as CSSStyleDeclaration & { animationTimeline: string };
        const animated = animationName !== 'none' && animationTimeline.startsWith('scroll');
        return (
          animated ||
          seconds(transitionDuration) > 0.00001 ||
          (animationName !== 'none' && seconds(animationDuration) > 0.00001)
        );
      })
      .map(({ element, part }) => `${element.outerHTML.slice(0, 80)} ${part ?? ''}`);
  });
  expect(moving).toEqual([]);
});

test('with forced colours the focus can still be seen on every control of the bar', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await hydrated(page);
  const stops = 2 + (await page.getByRole('banner').locator('a:visible, button:visible').count());
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await focusOf(page)).toMatchObject({ problems: [] });
  }
});
