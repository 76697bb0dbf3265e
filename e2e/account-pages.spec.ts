/** The hosted pages in a browser: every state of the design’s account dialog, each as a page and in the frame of the dialog. */
import { expect, type Page } from '@playwright/test';
import { hostedStates, type StateName } from '../apps/account/testing/states.ts';
import { accessibilityProblems, accessibilityProblemsIn, contrastProblems } from './accessibility.ts';
import { aroundPath, framePath, pagePath, test } from './hosted-pages.ts';
import { focusProblems, walkDown } from './keyboard-focus.ts';
import { sidewaysScrolling, watchPage } from './page-suite.ts';
import { stopClock } from './standing-clock.ts';

const STATES = Object.keys(hostedStates('', false)) as StateName[];
const WIDTHS = [390, 820, 1440];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const password = (page: Page) => page.locator('#password');

/**
 * Into the frame, from around it: what is being left cannot be asked itself. `look` is given its document.
 */
const lookerInto =
  <Seen>(page: Page, look: (framed: Document) => Seen) =>
  (): Promise<Seen> =>
    page.evaluate(`(${look})(document.querySelector('iframe').contentDocument)`);

/** Until the function that it gives is called. */
function holdAnswers(hosted: { answer: Promise<void> }): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  hosted.answer = promise;
  return resolve;
}

for (const state of STATES)
  test(`${state}: looks right at every width and in both themes, and is there for everybody`, async ({
    page,
    server,
  }) => {
    const complaints = watchPage(page, server.url);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(pagePath(state));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScrolling(page)).toEqual([]);
    }
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await accessibilityProblemsIn(page.locator('main'))).toEqual([]);
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    expect(focusProblems(await walkDown(page))).toEqual([]);
    expect(complaints).toEqual([]);
  });

test.describe('choosing', () => {
  test('the first empty field has the focus, and the keyboard alone signs in', async ({ page, hosted }) => {
    await page.goto(pagePath('choose'));
    await expect(page.getByLabel('Email address')).toBeFocused();
    await page.keyboard.type('mara@quill.example');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Forgot it?' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('ombra312!');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    // Without an origin the service could not tell our form from another's.
    expect(hosted.posted).toEqual([
      {
        path: pagePath('choose'),
        origin: hosted.url,
        fields: { email: 'mara@quill.example', password: 'ombra312!' },
      },
    ]);
  });

  test('a password manager knows both fields by their names', async ({ page }) => {
    await page.goto(pagePath('choose'));
    await expect(page.getByLabel('Email address')).toHaveAttribute('autocomplete', 'username webauthn');
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
    await page.goto(pagePath('join'));
    await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
  });

  test('the other way in is a page of its own', async ({ page }) => {
    await page.goto(pagePath('choose'));
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Join', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Make an account' })).toBeVisible();
  });

  test('the social button and the way out are forms', async ({ page, hosted }) => {
    for (const [name, step] of [
      ['Continue with Lantern', 'social/'],
      ['Close', 'cancel/'],
    ] as const) {
      await page.goto(pagePath('choose'));
      await button(page, name).click();
      await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
      expect(hosted.posted.at(-1)?.path).toBe(pagePath('choose') + step);
    }
  });
});

test.describe('joining', () => {
  test('the ruler fills as the password earns it, and the fourth rule frees the button', async ({ page, hosted }) => {
    await page.goto(pagePath('join'));
    const join = button(page, 'Join and save');
    const ruler = (met: number) => page.getByRole('img', { name: `${met} of 4 rules met` });
    await expect(ruler(0)).toBeVisible();
    await expect(join).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel('Email address').fill('mara@quill.example');
    await password(page).fill('ombra312');
    await expect(ruler(3)).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('3 of 4 rules met');
    await expect(page.locator('li[data-ok]')).toHaveText(['6 characters, done', 'A letter, done', 'A number, done']);
    // Who presses all the same is told what is missing, and goes on there.
    await join.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('Still missing: A special (! or ?)');
    await expect(password(page)).toBeFocused();
    expect(hosted.posted).toEqual([]);

    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect(ruler(4)).toBeVisible();
    await expect(join).not.toHaveAttribute('aria-disabled');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    expect(hosted.posted[0]?.fields).toEqual({ email: 'mara@quill.example', password: 'ombra312!' });
  });

  test('the eye shows the password and hides it again, and what is sent comes from a password field', async ({
    page,
    hosted,
  }) => {
    const answer = holdAnswers(hosted);
    await page.goto(aroundPath('join'));
    const frame = page.frameLocator('iframe');
    const field = frame.locator('#password');
    await frame.getByLabel('Email address').fill('mara@quill.example');
    await field.fill('ombra312!');
    await frame.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(frame.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true');
    await frame.getByRole('button', { name: 'Hide password' }).click();
    await expect(field).toHaveAttribute('type', 'password');
    await frame.getByRole('button', { name: 'Show password' }).click();
    await frame.getByRole('button', { name: 'Join and save' }).click({ noWaitAfter: true });
    const type = lookerInto(page, (framed) => framed.querySelector<HTMLInputElement>('#password')?.type);
    await expect.poll(type).toBe('password');
    answer();
    await expect(frame.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  });

  test('the terms of service and the privacy policy open beside the dialog', async ({ page }) => {
    await page.goto(framePath('join'));
    for (const name of ['terms of service', 'privacy policy']) {
      const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name }).click()]);
      await expect(opened.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
      await opened.close();
    }
  });
});

test('mail is sent: another may be asked for when the time has come', async ({ page, hosted }) => {
  await stopClock(page);
  await page.goto(pagePath('mail-join'));
  const again = button(page, 'send it again');
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await again.click({ force: true });
  await page.clock.runFor(41_000);
  await expect(page.getByText('in 1 s')).toBeVisible();
  expect(hosted.posted).toEqual([]);
  await page.clock.runFor(2000);
  await expect(page.getByText(/in \d+ s/)).toHaveCount(0);
  await expect(again).not.toHaveAttribute('aria-disabled');
  await again.click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  expect(hosted.posted).toMatchObject([
    { path: `${pagePath('mail-join')}join/`, fields: { email: 'mara@quill.example' } },
  ]);
});

test('mail is sent: the mailbox of who has a known one is a press away, and says nothing of us', async ({ page }) => {
  await page.goto(pagePath('mail-forgot'));
  const mailbox = page.getByRole('link', { name: 'Open my mail' });
  await expect(mailbox).toHaveAttribute('href', 'https://mail.google.com/');
  await expect(mailbox).toHaveAttribute('rel', 'noreferrer');
  await page.goto(pagePath('mail-join'));
  await expect(mailbox).toHaveCount(0);
});

test('wrong: the password is gone on with, and the error belongs to it', async ({ page, hosted }) => {
  await page.goto(pagePath('wrong'));
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveAccessibleDescription('Address and password do not match. Three tries left');
  await expect(page.getByLabel('Email address')).toHaveValue('mara@quill.example');
  await page.getByLabel('Email address').fill('mara@other.example');
  await button(page, 'Email me a link instead').click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  expect(hosted.posted).toMatchObject([{ path: `${pagePath('wrong')}link/`, fields: { email: 'mara@other.example' } }]);
});

test.describe('locked', () => {
  test('the clock runs down, and then a password can be tried again', async ({ page }) => {
    await stopClock(page);
    await page.goto(pagePath('locked'));
    const clock = page.getByRole('timer');
    const again = page.getByRole('link', { name: 'Try a password again' });
    await expect(clock).toHaveText('14:32');
    await page.clock.runFor(32_000);
    await expect(clock).toHaveText('14:00');
    await expect(again).toBeHidden();
    await page.clock.runFor(14 * 60_000);
    await expect(clock).toHaveText('0:00');
    await expect(again).toBeVisible();
  });

  test('nothing ticks for who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pagePath('locked'));
    await expect(page.getByRole('timer')).toHaveText('15 min');
  });

  test('a link by mail is one press away', async ({ page, hosted }) => {
    await page.goto(pagePath('locked'));
    await button(page, 'Email me a link').click();
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    expect(hosted.posted).toMatchObject([
      { path: `${pagePath('locked')}link/`, fields: { email: 'mara@quill.example' } },
    ]);
    await page.goto(pagePath('locked'));
    await page.getByRole('link', { name: 'It was not me' }).click();
    await expect(page.getByRole('heading', { name: 'A new password' })).toBeVisible();
  });
});

test('forgot: leads to a letter, and back', async ({ page, hosted }) => {
  await page.goto(pagePath('forgot'));
  await button(page, 'Send the link').click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  expect(hosted.posted).toMatchObject([
    { path: `${pagePath('forgot')}forgot/`, fields: { email: 'mara@quill.example' } },
  ]);
  await page.goto(pagePath('forgot'));
  await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
    'href',
    `${pagePath('forgot')}?screen=sign-in`,
  );
});

test('new password: the token of the letter is sent with it', async ({ page, hosted }) => {
  await page.goto(`${pagePath('new-password')}?token=of-a-letter`);
  await expect(password(page)).toBeFocused();
  await page.keyboard.type('crema?41s');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  expect(hosted.posted).toMatchObject([
    { path: pagePath('new-password'), fields: { token: 'of-a-letter', password: 'crema?41s' } },
  ]);
});

test('working: the label keeps its width, fields stay readable, and it is sent once', async ({ page, hosted }) => {
  const answer = holdAnswers(hosted);
  await page.goto(aroundPath('sign-in'));
  const frame = page.frameLocator('iframe');
  const signIn = frame.getByRole('button', { name: 'Sign in' });
  const width = (await signIn.boundingBox())?.width;
  await frame.locator('#password').fill('ombra312!');
  await signIn.click({ noWaitAfter: true });
  const shown = lookerInto(page, (framed) => {
    const pressed = framed.querySelector('[aria-busy="true"]');
    return {
      label: pressed?.textContent,
      width: pressed?.getBoundingClientRect().width,
      isSpinning: pressed?.hasAttribute('data-loading'),
      areReadOnly: [...framed.querySelectorAll<HTMLInputElement>('#email, #password')].map((each) => each.readOnly),
    };
  });
  await expect.poll(shown).toEqual({ label: 'Sign in', width, isSpinning: true, areReadOnly: [true, true] });
  await lookerInto(page, (framed) => framed.querySelector<HTMLFormElement>('form:has(#password)')?.requestSubmit())();
  answer();
  await expect(frame.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  expect(hosted.posted).toHaveLength(1);
});
