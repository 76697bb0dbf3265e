import { expect } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import { introduce, joinWithPasskey, nextCode, PASSWORD, setUpPassword, test } from './desk-people.ts';

test.use({ file: 'desk-sign-in' });
test.describe.configure({ mode: 'serial' });

test('the first admin comes by the link, with a passkey, and comes again with it', async ({
  page,
  context,
  product,
}) => {
  await joinWithPasskey(page, product.firstLink, { name: 'Amal Haddad', email: 'amal@example.com' });
  await expect(page.getByRole('link', { name: 'Amal Haddad' })).toBeVisible();
  await page.goto('/desk/me/');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'The desk' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Amal Haddad' })).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name === 'desk')).toMatchObject([
    { httpOnly: true, sameSite: 'Strict', path: '/' },
  ]);
});

test('a link that was used lets nobody in', async ({ page, product }) => {
  await page.goto(product.firstLink);
  await expect(page.getByRole('alert')).toContainText('This link was used');
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('somebody who is invited sets up a password and an authenticator, and signs in with both', async ({
  page,
  product,
}) => {
  await product.invite('ines@example.com', 'editor');
  await introduce(page, await product.linkFor('ines@example.com'), { name: 'Ines Okafor' });
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByLabel('A password').fill('short');
  await page.getByRole('button', { name: 'Set up an authenticator' }).click();
  await expect(page.getByRole('alert')).toContainText('at least 12 letters');
  const { secret, code, recovery } = await setUpPassword(page);
  // An editor writes no live coverage: the desk opens with the stories.
  await expect(page).toHaveURL(/\/desk\/stories\/$/);
  await expect(page.getByRole('heading', { name: 'Stories' })).toBeVisible();
  await page.goto('/desk/me/');
  await page.getByRole('button', { name: 'Sign out' }).click();

  await test.step('wrong password, then right', async () => {
    await page.getByLabel('E-mail address').fill('ines@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('The address or the password is not right.');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expect(page.getByLabel('Code')).toBeFocused();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
  await test.step('a code that was used, then the next one', async () => {
    await page.getByLabel('Code').fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('This code is not right, or was used already.');
    await page.getByLabel('Code').fill(await nextCode(secret, code));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Ines Okafor' })).toBeVisible();
  });
  await test.step('a recovery code is good once', async () => {
    for (const outcome of ['in', 'refused'] as const) {
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('E-mail address').fill('ines@example.com');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('Code').fill(recovery[0] ?? '');
      await page.getByRole('button', { name: 'Sign in' }).click();
      if (outcome === 'in') await expect(page.getByRole('heading', { name: 'Ines Okafor' })).toBeVisible();
      else await expect(page.getByRole('alert')).toHaveText('This code is not right, or was used already.');
    }
  });
});

test('an author sees what an author may, and is told of the rest', async ({ page, product }) => {
  await product.invite('priya@example.com', 'author');
  await joinWithPasskey(page, await product.linkFor('priya@example.com'), { name: 'Priya Raman' });
  const ways = page.getByRole('navigation', { name: 'The desk' }).getByRole('link');
  await expect(ways).toHaveText([/Stories/, /Audience/, /Missing/, /Errors/]);
  await expect(page.getByRole('button', { name: 'Take from readers' })).toHaveCount(0);
  await page.goto('/desk/people/');
  await expect(page.getByText('Your role, author, has no use for this room.')).toBeVisible();
  const refused = await page.evaluate(async () => {
    const stories = await (await fetch('/api/desk/stories?status=published')).json();
    const response = await fetch(`/api/desk/stories/${stories.data[0].id}/unpublish`, {
      method: 'POST',
      headers: { 'if-match': `"${stories.data[0].revision}"`, 'content-type': 'application/json' },
      body: '{}',
    });
    return [response.status, (await response.json()).errors[0].message];
  });
  expect(refused).toEqual([403, 'Your role, author, may not publish and schedule stories']);
});

test('who is signed in follows the audience over the socket', async ({ page, product }) => {
  await joinWithPasskey(page, await product.linkFor('priya@example.com'), { name: 'Priya Raman' });
  const told = page
    .waitForEvent('websocket', (socket) => socket.url().endsWith('/api/live/socket'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"items"')));
  await page.goto('/desk/audience/');
  await told;
  await expect(page.getByText('Counting…')).toHaveCount(0);
});

test('a session that was ended elsewhere closes the room with a sentence', async ({ page, context, product }) => {
  await joinWithPasskey(page, await product.linkFor('priya@example.com'), { name: 'Priya Raman' });
  await expect(page.getByRole('heading', { name: 'Stories' })).toBeVisible();
  await context.clearCookies();
  await page.getByLabel('Show', { exact: true }).selectOption('draft');
  await expect(page.getByRole('alert')).toHaveText('You are no longer signed in');
});

test('without a network the door says so', async ({ page, context }) => {
  await page.goto('/desk/');
  await expect(page.getByRole('heading', { name: 'The desk' })).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('E-mail address').fill('amal@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('The site could not be reached');
});
