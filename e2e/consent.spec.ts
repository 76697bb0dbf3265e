/** Every way to consent and to refuse, and what then leaves the page: on a product that has declared a third party. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Product } from '../server/testing/start-product.ts';
import { accessibilityProblems, accessibilityProblemsIn, atRest } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { hydrated, layoutShifts, recordLayoutShifts, sidewaysScrolling } from './page-suite.ts';
import { startProduct, TEST_NOW } from './start-product.ts';
import { startThirdParty, type ThirdParty } from './third-party.ts';

const ADS = '/ads.js';
const TIMINGS = '/timings.js';
const QUIET_TIMINGS = '/quiet-timings.js';
const GDPR = { 'cdn-gdpr': '1' };
const HEALTH_LAW = { 'cdn-region': 'US-WA' };
const SIGNAL = { 'sec-gpc': '1' };
const ARTICLE = '/tech/mobile/halo-self-healing-screen-tested/';
const PRIVACY = '/do-not-sell-or-share-my-personal-information/';
const HEALTH = '/topics/health/';

test.describe.configure({ mode: 'default' });

let third: ThirdParty;
let product: Product;

test.beforeAll(async () => {
  third = await startThirdParty();
  const scripts = {
    adServerTag: { src: third.origin + ADS, vendorId: 1 },
    performanceTimings: { src: third.origin + TIMINGS, restrictedSrc: third.origin + QUIET_TIMINGS },
  };
  product = await startProduct({ SCRIPTS: JSON.stringify(scripts) });
});
test.afterAll(async () => {
  await product.stop();
  await third.stop();
});
test.beforeEach(async ({ page }) => {
  third.forget();
  // The product's clock stands still, and a choice of tomorrow is none.
  await page.clock.setFixedTime(TEST_NOW);
});

/** Opens a page as a reader of that place. */
async function visit(page: Page, path: string, headers: Record<string, string> = {}): Promise<void> {
  await page.setExtraHTTPHeaders(headers);
  await page.goto(product.url + path);
  await hydrated(page);
}

const QUIET_MS = 500;

/** Until nothing has been asked for, counted from now: Playwright's idle network comes once in a document's life. */
function quiet(page: Page): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      page.off('request', again).off('requestfinished', again);
      resolve();
    };
    const again = () => void timer.refresh();
    const timer = setTimeout(end, QUIET_MS);
    page.on('request', again).on('requestfinished', again);
  });
}

/** These scripts come, in whatever order, and then no other. */
async function expectScripts(page: Page, ...paths: string[]): Promise<void> {
  const asked = () => third.scripts().toSorted();
  await expect.poll(asked).toEqual(paths.toSorted());
  await quiet(page);
  expect(asked()).toEqual(paths.toSorted());
}

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie choices' });
const press = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();
const fromTheFoot = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click();

/** The digits of the kept choice, one for each category. */
async function kept(context: BrowserContext): Promise<string | undefined> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === 'masthead_consent')?.value.split('.')[3];
}

/** Chooses, and waits for the record of it. */
async function chooses(page: Page, choose: () => Promise<void>): Promise<void> {
  const recorded = page.waitForResponse((response) => response.url().endsWith('/_consent'));
  await choose();
  expect((await recorded).status()).toBe(204);
}

test.describe('where consent comes first', () => {
  test('nothing leaves the page before an answer, and all is refused with one press', async ({ page, context }) => {
    await visit(page, ARTICLE, GDPR);
    await expect(banner(page)).toBeVisible();
    await expectScripts(page);
    expect(await context.cookies()).toEqual([]);
    await chooses(page, () => press(page, 'Reject all'));
    await expect(banner(page)).toHaveCount(0);
    expect(await kept(context)).toBe('10000');
    await visit(page, '/', GDPR);
    await expect(banner(page)).toHaveCount(0);
    await expectScripts(page);
  });

  test('all is allowed with one press: each script comes once, what measures in its restricted form', async ({
    page,
    context,
  }) => {
    await visit(page, ARTICLE, GDPR);
    await chooses(page, () => press(page, 'Accept all'));
    expect(await kept(context)).toBe('11111');
    await expectScripts(page, ADS, QUIET_TIMINGS);
    await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).first().click();
    await expect(page).toHaveURL(/\/reviews\/$/);
    await expectScripts(page, ADS, QUIET_TIMINGS);
  });

  test('some of it is chosen; what is allowed later comes then, and what is there does not come twice', async ({
    page,
    context,
  }) => {
    await visit(page, ARTICLE, GDPR);
    await press(page, 'Choose');
    const switches = dialog(page).getByRole('switch');
    await expect(switches).toHaveCount(5);
    expect(await switches.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    await dialog(page).getByRole('switch', { name: 'Measurement' }).check();
    await chooses(page, () => dialog(page).getByRole('button', { name: 'Save choices' }).click());
    await expect(banner(page)).toHaveCount(0);
    await expectScripts(page, QUIET_TIMINGS);
    expect(await kept(context)).toBe('11000');

    await fromTheFoot(page);
    await dialog(page).getByRole('switch', { name: 'Personal ads' }).check();
    await chooses(page, () => dialog(page).getByRole('button', { name: 'Save choices' }).click());
    await expectScripts(page, QUIET_TIMINGS, ADS);
    expect(await kept(context)).toBe('11010');
  });

  test('to withdraw is as easy: from the foot of any page, and nothing of others is left in it', async ({
    page,
    context,
  }) => {
    await visit(page, ARTICLE, GDPR);
    await chooses(page, () => press(page, 'Accept all'));
    await expectScripts(page, ADS, QUIET_TIMINGS);
    third.forget();
    await fromTheFoot(page);
    const reloaded = page.waitForEvent('load');
    await dialog(page).getByRole('button', { name: 'Reject all' }).click();
    await reloaded;
    await hydrated(page);
    await expectScripts(page);
    expect(await kept(context)).toBe('10000');
    expect(await page.evaluate(() => Reflect.get(window, 'adServer'))).toBeUndefined();
  });

  test('a choice of another tab holds here when this one is looked at', async ({ page, context }) => {
    await visit(page, ARTICLE, GDPR);
    await expect(banner(page)).toBeVisible();
    await context.addCookies([
      { name: 'masthead_consent', value: `1.1.${Date.parse(TEST_NOW) / 1000}.11000`, url: product.url },
    ]);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(banner(page)).toHaveCount(0);
    await expectScripts(page, QUIET_TIMINGS);
  });

  test('vendors that ask the framework are told, and told again', async ({ page }) => {
    await visit(page, ARTICLE, GDPR);
    type Told = { eventStatus: string; gdprApplies: boolean; vendor: { consents: Record<number, boolean> } };
    const told = () =>
      page.evaluate(
        () =>
          new Promise<unknown>((resolve) =>
            Reflect.get(window, '__tcfapi')('getTCData', 2, (data: unknown) => resolve(data)),
          ),
      ) as Promise<Told>;
    await page.waitForFunction(() => '__tcfapi' in window);
    expect(await told()).toMatchObject({
      gdprApplies: true,
      eventStatus: 'cmpuishown',
      tcfPolicyVersion: 5,
      publisherCC: 'US',
      vendor: { consents: {} },
    });
    await chooses(page, () => press(page, 'Accept all'));
    expect(await told()).toMatchObject({ eventStatus: 'useractioncomplete', vendor: { consents: { 1: true } } });
  });
});

test.describe('elsewhere', () => {
  test('scripts are there until they are refused, and the reader is told', async ({ page, context }) => {
    await visit(page, ARTICLE);
    await expectScripts(page, ADS, TIMINGS);
    await expect.poll(third.learnt).toContain('self-healing');
    await expect(banner(page)).toBeVisible();
    third.forget();
    const reloaded = page.waitForEvent('load');
    await press(page, 'Reject all');
    await reloaded;
    await hydrated(page);
    await expect(banner(page)).toHaveCount(0);
    await expectScripts(page);
    expect(await kept(context)).toBe('10000');
  });

  test('the page that is read without scripts has the same choice', async ({ page, context }) => {
    await visit(page, PRIVACY);
    await expectScripts(page, ADS, TIMINGS);
    third.forget();
    await page.getByRole('button', { name: 'Do not sell or share my information' }).click();
    await expect(page.getByRole('main')).toContainText('Selling and sharing is off');
    expect(await kept(context)).toBe('11100');
    await expectScripts(page, TIMINGS);
    third.forget();
    await visit(page, ARTICLE);
    await expectScripts(page, TIMINGS);
    await expect(banner(page)).toHaveCount(0);
  });

  test('vendors that ask the platform are told what it knows, whether it is asking, and that the reader opted out', async ({
    page,
  }) => {
    await visit(page, ARTICLE, SIGNAL);
    await page.waitForFunction(() => '__gpp' in window);
    const ping = () =>
      page.evaluate(() => new Promise<unknown>((resolve) => Reflect.get(window, '__gpp')('ping', resolve)));
    await expect(banner(page)).toBeVisible();
    expect(await ping()).toMatchObject({
      supportedAPIs: ['7:usnat'],
      cmpDisplayStatus: 'visible',
      cmpStatus: 'loaded',
    });
    await chooses(page, () => press(page, 'Accept all'));
    expect(await ping()).toMatchObject({ cmpDisplayStatus: 'hidden' });
    const told = await page.evaluate(
      () =>
        new Promise<unknown>((resolve) =>
          Reflect.get(window, '__gpp')('getSection', (data: unknown) => resolve(data), 'usnat'),
        ),
    );
    expect(told).toMatchObject({ SaleOptOut: 1, SharingOptOut: 1, TargetedAdvertisingOptOut: 1, Gpc: true });
  });
});

test('Global Privacy Control refuses what is sold and shared, whatever is pressed', async ({ page }) => {
  await visit(page, ARTICLE, SIGNAL);
  await expectScripts(page, TIMINGS);
  await fromTheFoot(page);
  await expect(dialog(page)).toContainText('Global Privacy Control');
  await expect(dialog(page).getByRole('switch', { name: 'Personal ads' })).toBeDisabled();
  await chooses(page, () => dialog(page).getByRole('button', { name: 'Accept all' }).click());
  await expectScripts(page, TIMINGS);
});

test.describe('under a health-data law', () => {
  test('no third party learns of a page about health, nor that its reader came from one', async ({ page }) => {
    await page.setExtraHTTPHeaders(HEALTH_LAW);
    const response = await page.goto(product.url + HEALTH);
    const headers = response?.headers() ?? {};
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['content-security-policy']).not.toContain(third.origin);
    await expectScripts(page);

    await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).first().click();
    await expect(page).toHaveURL(/\/reviews\/$/);
    await expectScripts(page, ADS, QUIET_TIMINGS);
    await expect.poll(third.learnt).toContain('/reviews/');
    expect(third.learnt()).not.toContain('health');
  });

  test('scripts that are there do not see its reader go to one', async ({ page }) => {
    await visit(page, '/', HEALTH_LAW);
    await expectScripts(page, ADS, QUIET_TIMINGS);
    // Both have told what they are there to tell.
    await expect.poll(() => third.learnt().split('title=').length - 1).toBe(2);
    third.forget();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Health', exact: true }).click();
    await expect(page).toHaveURL(product.url + HEALTH);
    await hydrated(page);
    await quiet(page);
    expect(await page.evaluate(() => Reflect.get(window, 'adServer'))).toBeUndefined();
    expect(third.learnt()).toBe('');
  });

  test('where the policy refuses third parties none is even tried, there and on the pages that a reader goes on to', async ({
    page,
  }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await visit(page, '/no-such-page/', HEALTH_LAW);
    await expectScripts(page);
    await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).first().click();
    await expect(page).toHaveURL(/\/reviews\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
    await quiet(page);
    expect(refused).toEqual([]);
  });

  test('a choice does not change that', async ({ page }) => {
    await visit(page, HEALTH, HEALTH_LAW);
    await chooses(page, () => press(page, 'Accept all'));
    await expectScripts(page);
  });

  test('without the law a page about health is like any other', async ({ page }) => {
    await visit(page, HEALTH);
    await expectScripts(page, ADS, TIMINGS);
  });
});

test.describe('a script', () => {
  test('whose features are off is left out, and the log says so', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    await visit(page, `${ARTICLE}?disableFeatures=adService`);
    await expectScripts(page, TIMINGS);
    expect(lines).toContain('info: Features for adServerTag is disabled, rejecting.');
  });

  test('that fails is logged, and tried again when consent changes', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    third.lose(ADS, true);
    await visit(page, ARTICLE);
    await expect.poll(() => lines).toContain('error: Loading of script adServerTag failed.');
    third.lose(ADS, false);
    await chooses(page, () => press(page, 'Accept all'));
    await expectScripts(page, ADS, ADS, TIMINGS);
  });

  test('of another address than a declared one is refused by the browser, be it of the same host', async ({ page }) => {
    await visit(page, ARTICLE);
    const refusalOf = (src: string) =>
      page.evaluate(
        (address) =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
            const script = document.createElement('script');
            script.src = address;
            document.head.append(script);
          }),
        src,
      );
    expect(await refusalOf('https://undeclared.example/a.js')).toBe('script-src-elem');
    expect(await refusalOf(`${third.origin}/other.js`)).toBe('script-src-elem');
  });
});

for (const path of ['/', ARTICLE, '/reviews/', HEALTH, '/videos/', '/no-such-page/'])
  test(`${path} asks nobody but the hosts that are declared`, async ({ page }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await visit(page, path);
    await quiet(page);
    expect(
      [...origins].filter((origin) => origin.startsWith('http') && ![product.url, third.origin].includes(origin)),
    ).toEqual([]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing of others is asked for, and the foot of the page leads to the choice', async ({ page, context }) => {
    await page.setExtraHTTPHeaders(GDPR);
    await page.goto(product.url + ARTICLE);
    await fromTheFoot(page);
    await expect(page).toHaveURL(`${product.url}${PRIVACY}#cookie-choices`);
    await page.getByRole('switch', { name: 'Measurement' }).check();
    await page.getByRole('button', { name: 'Save choices' }).click();
    await expect(page.getByRole('switch', { name: 'Measurement' })).toBeChecked();
    await expect.poll(() => kept(context)).toBe('11000');
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect(page.getByRole('switch', { name: 'Measurement' })).not.toBeChecked();
    await expectScripts(page);
    expect(await kept(context)).toBe('10000');
  });
});

test.describe('the banner and the dialog', () => {
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [820, 'light'],
    [1440, 'light'],
  ] as const)
    test(`are fit for everybody and move nothing: ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await recordLayoutShifts(page);
      await visit(page, ARTICLE, GDPR);
      await expect(banner(page)).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      await press(page, 'Choose');
      await expect(dialog(page)).toBeVisible();
      await atRest(page);
      expect(await accessibilityProblemsIn(dialog(page))).toEqual([]);
      expect(await sidewaysScrolling(page)).toEqual([]);
      expect(await layoutShifts(page)).toEqual([]);
    });

  test('are reached first by keyboard, closed by Escape, and hide nothing that has the focus', async ({ page }) => {
    await visit(page, ARTICLE, GDPR);
    await expect(banner(page)).toBeVisible();
    for (const name of ['Details', 'Reject all', 'Accept all', 'Choose']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(name);
    }
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(banner(page).getByRole('button', { name: 'Choose' })).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).focus();
    const cover = await banner(page).boundingBox();
    await expect
      .poll(async () => {
        const link = await page.locator(':focus').boundingBox();
        return (link?.y ?? 0) + (link?.height ?? 0);
      })
      .toBeLessThanOrEqual(cover?.y ?? 0);
  });
});

test.describe('a publication without third parties', () => {
  test('asks only where the law wants it to', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/`);
    await hydrated(page);
    await quiet(page);
    await expect(banner(page)).toHaveCount(0);
    await page.setExtraHTTPHeaders(GDPR);
    // Another page: the browser keeps the first one as it came.
    await page.goto(`${baseURL}/about/`);
    await expect(banner(page)).toBeVisible();
  });
});
