/** The outbox: what the product wrote to people, seen by the newsroom and by nobody's scripts. */
import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import { type OwnProduct, perWorker, startOwnProduct } from './own-product.ts';
import { sidewaysScrolling } from './page-suite.ts';

interface OperatedProduct extends OwnProduct {
  token: string;
}

const test = base.extend<object, { product: OperatedProduct }>({
  product: perWorker(async () => {
    const product = await startOwnProduct({ DEMO_CONTENT: '0' });
    return { ...product, token: await product.newToken('operator', 'read,mail,audit') };
  }),
  baseURL: ({ product }, use) => use(product.url),
});

async function enter(page: Page, token: string): Promise<void> {
  await page.goto('/desk/outbox/');
  await page.getByLabel('Your token').fill(token);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
}

const entryFor = (page: Page, address: string) => page.getByRole('listitem').filter({ hasText: address });

test('a test message is kept without a mail server, and is read as text and as a letter', async ({ page, product }) => {
  const address = `ann-${randomUUID()}@example.com`;
  await enter(page, product.token);
  await expect(page.getByText('No mail server is set, so messages are kept here and go nowhere.')).toBeVisible();

  const to = page.getByLabel('Send a test message to');
  await to.fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('This is no e-mail address');
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await to.fill(address);
  await page.keyboard.press('Enter');
  const entry = entryFor(page, address);
  await expect(page.getByRole('status')).toContainText(`A test message for ${address} is in the outbox.`);
  await expect(entry).toContainText('Kept here');
  await expect(entry.getByRole('button', { name: 'Send again' })).toHaveCount(0);

  await entry.getByRole('button', { name: 'Open' }).focus();
  await page.keyboard.press('Enter');
  await expect(entry.getByRole('region', { name: 'As text' })).toContainText('Open the outbox:');
  const letter = entry.frameLocator('iframe');
  await expect(letter.getByRole('heading', { name: 'Mail from Masthead arrives' })).toBeVisible();
  // The styles that mail programs need are drawn, and the frame is as tall as what it shows.
  const brand = letter.getByText('Masthead', { exact: true });
  await expect(brand).toHaveCSS('background-color', 'rgb(42, 31, 224)');
  const frame = entry.locator('iframe');
  await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(400);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScrolling(page)).toEqual([]);
  }
  expect(await accessibilityProblems(page)).toEqual([]);

  // A link of a letter leads neither the frame nor the desk away.
  await letter.getByRole('link', { name: 'Open the outbox' }).click();
  await expect(letter.getByRole('heading', { name: 'Mail from Masthead arrives' })).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await entry.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(frame).toHaveCount(0);
});

test('the frame of a message runs nothing of it and loads nothing for it', async ({ page, product }) => {
  const asked: string[] = [];
  await page.route('https://outside.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const address = `evil-${randomUUID()}@example.com`;
  await enter(page, product.token);
  await page.getByLabel('Send a test message to').fill(address);
  await page.keyboard.press('Enter');
  const hostile = [
    '<html><head><style>@import "https://outside.example/a.css";p{background:url(https://outside.example/b.png)}</style></head>',
    '<body><p id="shown">Shown</p><script>top.ran = parent.ran = 1; shown.textContent = "Ran"</script>',
    '<img src="https://outside.example/c.png" onerror="shown.textContent = \'Ran\'">',
    '<svg onload="shown.textContent = \'Ran\'"></svg><iframe src="https://outside.example/d"></iframe>',
    '<meta http-equiv="refresh" content="0;url=https://outside.example/e"><form action="https://outside.example/f"><button>Send</button></form></body></html>',
  ].join('');
  await page.route('**/api/desk/outbox/*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, html: hostile } } });
  });
  const entry = entryFor(page, address);
  await entry.getByRole('button', { name: 'Open' }).click();
  const letter = entry.frameLocator('iframe');
  await expect(letter.getByText('Shown', { exact: true })).toBeVisible();
  await letter.getByRole('button', { name: 'Send' }).click();
  await expect(letter.getByText('Shown', { exact: true })).toBeVisible();
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await entry.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts');
});

test('the command line tries mail too, and who looked at a message is in the log', async ({ page, product }) => {
  const address = `ops-${randomUUID()}@example.com`;
  expect(await product.command('mail', address)).toContain(`the message for ${address} is kept in the outbox`);
  await enter(page, product.token);
  await expect(entryFor(page, address)).toContainText('Kept here');
  await entryFor(page, address).getByRole('button', { name: 'Open' }).click();
  await expect(entryFor(page, address).getByRole('region', { name: 'As text' })).toBeVisible();
  await page.getByRole('link', { name: 'Log of writes' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'operator read the message' }).first()).toBeVisible();
  // The log forgets nothing, so it has no address.
  await expect(page.getByRole('listitem').filter({ hasText: 'ran content mail: mail' }).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('@example.com');
});

test('an outbox that cannot be read says so, and an empty one too', async ({ page, product }) => {
  await page.route('**/api/desk/outbox?*', (route) =>
    route.fulfill({ json: { data: [], links: {}, meta: { total: 0 } } }),
  );
  await enter(page, product.token);
  await expect(page.getByRole('status')).toHaveText('Nothing has been written to anybody yet.');
  await page.unroute('**/api/desk/outbox?*');
  await page.route('**/api/desk/outbox?*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('The site answered 503.');
  await page.unroute('**/api/desk/outbox?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
