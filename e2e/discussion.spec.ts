/** The discussion under a story, as readers know it: to read, to write in, and live. */
import { expect } from '@playwright/test';
import { accessibilityProblemsIn } from './accessibility.ts';
import { joinAs, openTalk, STORY, test } from './discussing.ts';
import { sidewaysScrolling } from './page-suite.ts';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and the form shows who is nobody the way to the sign-in', async ({ page }) => {
    await page.goto(STORY);
    const talk = page.locator('#discussion');
    await expect(talk.getByText('Service engineer here')).toBeVisible();
    await expect(talk.getByText('Wrote this story')).toBeVisible();
    await talk.getByText('3 more replies').click();
    await expect(talk.getByText('by its number')).toBeVisible();
    await page.getByLabel('Your comment, once you are signed in').fill('Hello');
    await page.getByRole('button', { name: 'Post' }).click();
    await expect(page.getByText('Hello', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });
});

test('who is signed out reads, sorts and narrows, and is led to the sign-in', async ({ page }) => {
  await openTalk(page);
  const talk = page.locator('#discussion');
  const first = talk.getByRole('article').first();
  await expect(first).toContainText('Rui C.');
  await talk.getByRole('button', { name: 'Oldest' }).click();
  await expect(talk.getByText('Removed by Dana Whitlock').first()).toBeVisible();
  await talk.getByLabel('With a reply from us').check();
  await expect(talk.getByRole('article').filter({ hasText: 'Mei T.' })).toHaveCount(0);
  await expect(talk.getByRole('link', { name: 'Sign in to comment' })).toHaveAttribute(
    'href',
    `/user/login/?for=comment&returnTo=${encodeURIComponent(`${STORY}#discussion`)}`,
  );
  expect(await accessibilityProblemsIn(talk)).toEqual([]);
  await talk.getByRole('link', { name: 'Sign in to comment' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toContainText('To join the discussion');
});

for (const width of [390, 820, 1440])
  test(`nothing scrolls sideways at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openTalk(page);
    expect(await sidewaysScrolling(page)).toEqual([]);
  });

test('a first comment is held, approved, and then seen by others as it comes', async ({ browser, page, product }) => {
  await joinAs(page, product, 'Mara Q.');
  await openTalk(page);
  const talk = page.locator('#discussion');
  await talk.getByLabel('Your comment').fill('Only an idiot would wash it. Does the wand come off?');
  await talk.getByRole('button', { name: 'Post' }).click();
  await expect(talk.getByText('is about a person')).toBeVisible();
  await talk.getByRole('button', { name: 'Change it' }).click();
  await talk.getByLabel('Your comment').fill('Does the wand come off without tools?');
  await expect(talk.getByText('Draft kept.')).toBeVisible();
  await talk.getByRole('button', { name: 'Post' }).click();
  const own = talk.getByRole('article').filter({ hasText: 'Does the wand come off without tools?' });
  await expect(own).toContainText('Only you see this');

  const other = await browser.newPage({ baseURL: product.url });
  await openTalk(other);
  await expect(other.getByText('Does the wand come off without tools?')).toHaveCount(0);
  const desk = { headers: { authorization: `Bearer ${product.token}` } };
  const queue = await (await page.request.get('/api/desk/discussion/queue/held', desk)).json();
  const { id } = queue.data.comments.find(({ name }: { name: string }) => name === 'Mara Q.');
  await page.request.post(`/api/desk/discussion/comments/${id}`, { ...desk, data: { action: 'approve' } });

  await other.getByRole('button', { name: '1 new comment' }).click();
  await expect(other.getByText('Does the wand come off without tools?')).toBeVisible();
  // The kept page has it as well.
  expect(await (await other.request.get(STORY)).text()).toContain('Does the wand come off without tools?');

  await page.reload();
  await openTalk(page);
  await talk.getByRole('button', { name: 'Newest' }).click();
  await own.getByRole('button', { name: /^Edit, / }).click();
  await talk.getByRole('textbox', { name: 'Your comment' }).last().fill('Does the steam wand come off?');
  await talk.getByRole('button', { name: 'Save' }).click();
  await expect(talk.getByText('Does the steam wand come off?')).toBeVisible();

  const hana = talk.getByRole('article').filter({ hasText: 'Mine is worse in winter' });
  await hana.getByRole('button', { name: 'Useful, 88' }).click();
  await hana.getByRole('button', { name: 'Report' }).click();
  await page.getByRole('dialog').getByLabel('It sells something').check();
  await page.getByRole('button', { name: 'Send to an editor' }).click();
  await expect(talk.getByText('You reported this.')).toBeVisible();
  await other.close();
});

test('a browser too busy to tell at once that the reader has come still opens the discussion', async ({ page }) => {
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const kept: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          kept.push(...entries);
          if (entries.some(({ isIntersecting }) => isIntersecting)) tell(kept.splice(0), observer);
        }, options);
      }
    };
  });
  await openTalk(page);
  await expect(page.locator('#discussion').getByRole('button', { name: 'Oldest' })).toBeVisible();
});

test('a story whose discussion cannot be asked for is complete without it', async ({ page }) => {
  await page.route('**/api/discussion/**', (route) => route.abort());
  await page.goto(STORY);
  await page.locator('#discussion').scrollIntoViewIfNeeded();
  await expect(page.getByText('What is new in the discussion did not load.')).toBeVisible();
  await expect(page.getByText('Service engineer here')).toBeVisible();
  await page.unroute('**/api/discussion/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: 'Sort' })).toBeVisible();
});
