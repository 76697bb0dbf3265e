/** The posts of other sites are told by us; their own form of them comes when a reader asks for it, and not before. */
import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './page-suite.ts';

const STORY = '/news/social-media/crowsnest-repost-pause/';
const WORDS = 'Ten seconds is not long.';
const SITE = 'https://platform.twitter.com';

/** Stands in for the other site; keeps what it was asked. */
async function otherSite(page: Page): Promise<Request[]> {
  const asked: Request[] = [];
  await page.route(`${SITE}/**`, (route, request) => {
    asked.push(request);
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>The post itself</p>' });
  });
  return asked;
}

test('a post is read without its site learning of it, and shown in place on request', async ({ page }) => {
  const asked = await otherSite(page);
  await page.goto(STORY);
  await hydrated(page);
  const post = page.getByRole('complementary', { name: 'From X' });
  await post.scrollIntoViewIfNeeded();
  await expect(post).toContainText(WORDS);
  await expect(post).toContainText('comes from X, whose server learns that you are reading this page');
  expect(asked).toHaveLength(0);

  const room = await post.boundingBox();
  await post.getByRole('button', { name: 'Show the post here' }).click();
  await expect(post.frameLocator('iframe').getByText('The post itself')).toBeVisible();
  expect(await post.boundingBox(), 'nothing moves').toEqual(room);
  const frame = post.locator('iframe');
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute('title', 'Post on X');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  expect(asked.map((request) => request.url())).toEqual([`${SITE}/embed/Tweet.html?dnt=true&id=1000000000000000001`]);
  expect(await asked[0]?.headerValue('referer'), 'it is not told which page').toBeNull();
});

test('a frame of a site that nobody listed is refused by the browser', async ({ page }) => {
  await page.goto(STORY);
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        const frame = document.createElement('iframe');
        frame.src = 'https://unlisted.example/';
        document.body.append(frame);
      }),
  );
  expect(refused).toBe('frame-src');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a post is its words and a link', async ({ page }) => {
    const asked = await otherSite(page);
    await page.goto(STORY);
    const post = page.getByRole('complementary', { name: 'From X' });
    await expect(post).toContainText(WORDS);
    await expect(post.getByRole('link', { name: 'See it on X' })).toHaveAttribute('href', /^https:\/\/x\.com\//);
    await expect(post.getByRole('button')).toBeHidden();
    expect(asked).toHaveLength(0);
  });
});
