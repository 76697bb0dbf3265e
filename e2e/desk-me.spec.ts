import { expect } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import { joinWithPasskey, PASSWORD, setUpAuthenticator, test } from './desk-people.ts';

test.use({ file: 'desk-me' });
test.describe.configure({ mode: 'serial' });

test('what opens the desk is changed by who shows that it is they', async ({ page, product }) => {
  await joinWithPasskey(page, product.firstLink, { name: 'Amal Haddad', email: 'amal@example.com' });
  const asked = page.getByRole('region', { name: 'Is it still you?' });
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  const password = page.getByRole('region', { name: 'Password and authenticator' });
  let recovery: string[] = [];

  await test.step('who leaves it as it is has changed nothing', async () => {
    product.ageSessions();
    await page.goto('/desk/me/');
    await password.getByLabel('A new password').fill(PASSWORD);
    await password.getByRole('button', { name: 'Set up an authenticator' }).click();
    await expect(asked).toBeFocused();
    expect(await accessibilityProblems(page)).toEqual([]);
    await asked.getByRole('button', { name: 'Leave it as it is' }).click();
    await expect(asked).toHaveCount(0);
    await expect(password.getByRole('alert')).toHaveText('Sign in once more, so that we know that it is you');
    await expect(password.getByRole('button', { name: 'Set up an authenticator' })).toBeFocused();
  });

  await test.step('by a passkey, and it goes on', async () => {
    await password.getByRole('button', { name: 'Set up an authenticator' }).click();
    await asked.getByRole('button', { name: 'Use a passkey' }).click();
    ({ recovery } = await setUpAuthenticator(page));
    await expect(asked).toHaveCount(0);
    await expect(password).toContainText('You have a password, an authenticator, and 10 recovery codes.');
  });

  async function prove(code: string | undefined): Promise<void> {
    await asked.getByLabel('Password').fill(PASSWORD);
    await asked.getByRole('button', { name: 'Continue' }).click();
    await asked.getByLabel('Code').fill(code ?? '');
    await asked.getByRole('button', { name: 'Sign in' }).click();
    await expect(asked).toHaveCount(0);
  }

  await test.step('by a password and a code', async () => {
    product.ageSessions();
    await passkeys.getByRole('button', { name: 'Remove' }).click();
    await passkeys.getByRole('group').getByRole('button', { name: 'Remove' }).click();
    await prove(recovery[0]);
    await expect(passkeys.getByRole('listitem')).toHaveCount(0);
    product.ageSessions();
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(asked.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0);
    await prove(recovery[1]);
    await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('new recovery codes take the place of the old ones', async () => {
    await password.getByLabel('Your password, for new codes').fill('not this one');
    await password.getByRole('button', { name: 'Make new recovery codes' }).click();
    await expect(password.getByText('Your present password is not right')).toBeVisible();
    await password.getByLabel('Your password, for new codes').fill(PASSWORD);
    await password.getByRole('button', { name: 'Make new recovery codes' }).click();
    const codes = password.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const made = await codes.allTextContents();
    expect(made.filter((code) => recovery.includes(code))).toEqual([]);
    await password.getByRole('button', { name: 'I have kept them' }).click();
    await expect(password).toContainText('You have a password, an authenticator, and 10 recovery codes.');
  });

  await test.step('who has just signed in is not asked', async () => {
    await passkeys.getByRole('button', { name: 'Remove' }).click();
    await passkeys.getByRole('group').getByRole('button', { name: 'Remove' }).click();
    await expect(passkeys.getByRole('listitem')).toHaveCount(0);
    await expect(asked).toHaveCount(0);
  });
});
