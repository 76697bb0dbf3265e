/** The discussion of a comment service of others: in the page's place for it, when a reader is there and allows it. */
import { test as base, expect, type Page } from '@playwright/test';
import { accessibilityProblemsIn } from './accessibility.ts';
import { accountButton, openWithAccounts, signInThere } from './account-product.ts';
import { type CommentService, startCommentService } from './comment-service.ts';
import { STORY } from './discussing.ts';
import { type OwnProduct, perWorker, startOwnProduct } from './own-product.ts';
import { layoutShifts, recordLayoutShifts, sidewaysScrolling } from './page-suite.ts';
import { join, newAddress, newReader, takeName } from './readers.ts';

interface CommentedProduct extends OwnProduct {
  comments: CommentService;
}

const test = base.extend<object, { product: CommentedProduct }>({
  product: perWorker(async () => {
    const comments = await startCommentService();
    const product = await startOwnProduct({ DISCUSSION_URL: comments.origin, DISCUSSION_SECRET: comments.secret });
    return {
      ...product,
      comments,
      async stop() {
        await product.stop();
        await comments.stop();
      },
    };
  }),
  baseURL: ({ product }, use) => use(product.url),
});
test.describe.configure({ mode: 'default' });
test.beforeEach(({ product }) => {
  product.comments.forget();
  product.comments.fail();
});

const talk = (page: Page) => page.locator('#discussion');
const reach = (page: Page) => talk(page).scrollIntoViewIfNeeded();
const thread = (page: Page) => talk(page).getByText(/^Thread /);

test('it comes when a reader does, knows the story by its id and address, and moves nothing', async ({
  page,
  product,
}) => {
  await recordLayoutShifts(page);
  await openWithAccounts(page, STORY);
  expect(product.comments.asked()).toEqual([]);
  await reach(page);
  await expect(thread(page)).toContainText(`of ${product.url}${STORY}`);
  const [{ id = '' } = {}] = product.rows("select id from stories where slug = 'tamarisk-ombra-review'");
  await expect(thread(page)).toContainText(`Thread ${id} `);
  await expect(talk(page).getByText('Reading only')).toBeVisible();
  // The policy lets its styles in, too.
  await expect(talk(page).locator('.stream')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  expect(await layoutShifts(page)).toEqual([]);
  expect(await accessibilityProblemsIn(talk(page))).toEqual([]);
  expect(await sidewaysScrolling(page)).toEqual([]);
});

test('who is signed in is known there by a signed token, and no longer when they log out', async ({
  page,
  product,
}) => {
  const email = newAddress('discusses');
  await join(page.request, product, email);
  await takeName(page.request, product, 'Mara Q.');
  await openWithAccounts(page, STORY);
  await expect(accountButton(page)).toBeVisible();
  await reach(page);
  await expect(talk(page).getByText('Writing as Mara Q.')).toBeVisible();
  await expect(talk(page).getByRole('link', { name: 'Sign in to comment' })).toHaveCount(0);
  const [{ id = '' } = {}] = product.rows('select id from accounts where email = ?', email);
  expect(product.comments.taken()).toEqual([{ id, email, username: 'Mara Q.' }]);
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => product.comments.asked()).toContain('/logged-out');
  await page.goto(STORY);
  await reach(page);
  await expect(talk(page).getByText('Reading only')).toBeVisible();
});

test('who wants to write signs in over the page, and is then known there', async ({ page, product, browser }) => {
  const email = await newReader(browser, product);
  await openWithAccounts(page, STORY);
  await reach(page);
  await talk(page).getByRole('button', { name: 'Log in to write' }).click();
  await signInThere(page, email);
  await expect.poll(() => product.comments.taken().map((reader) => reader.email)).toEqual([email]);
});

test('a service that cannot be reached is said, and asked again when the reader wants', async ({ page, product }) => {
  const failed = talk(page).getByText(`The discussion did not come from ${new URL(product.comments.origin).host}.`);
  product.comments.fail('/assets/js/embed.js');
  await page.goto(STORY);
  await reach(page);
  await expect(failed).toBeVisible();
  // Then its script comes, and nothing by it.
  await page.clock.install();
  product.comments.fail('/embed/bootstrap');
  await talk(page).getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toBeHidden();
  await expect.poll(() => product.comments.asked()).toContain('/embed/bootstrap');
  await page.clock.runFor(11_000);
  await expect(failed).toBeVisible();
  product.comments.fail();
  await talk(page).getByRole('button', { name: 'Try again' }).click();
  await expect(thread(page)).toBeVisible();
});

test('where the law has readers asked first it comes when they ask for it, and not before', async ({
  page,
  product,
}) => {
  await page.route(STORY, (route, request) => route.continue({ headers: { ...request.headers(), 'cdn-gdpr': '1' } }));
  await page.goto(STORY);
  await reach(page);
  const offer = talk(page).getByRole('button', { name: 'Show the discussion here' });
  await expect(offer).toBeVisible();
  expect(product.comments.asked()).toEqual([]);
  await offer.click();
  await expect(thread(page)).toBeVisible();
});

test('it goes with its page, and comes with the next', async ({ page, product }) => {
  await openWithAccounts(page, STORY);
  await reach(page);
  await expect(thread(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('header').getByRole('link', { name: 'Reviews' }).first().click();
  await expect(page).toHaveURL(/\/reviews\/$/);
  await expect.poll(() => product.comments.asked()).toContain('/removed');
  await page.goBack();
  await reach(page);
  await expect(thread(page)).toBeVisible();
  expect(product.comments.asked().filter((path) => path.endsWith('embed.js'))).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('its place says where it is held', async ({ page, product }) => {
    await page.goto(STORY);
    const { host } = new URL(product.comments.origin);
    const said = talk(page).locator('noscript p');
    await expect(said).toBeVisible();
    await expect(said).toHaveText(`What readers say of this story comes from ${host}, and needs a script.`);
    expect(product.comments.asked()).toEqual([]);
  });
});
