/** What a reader said to consent before a test begins: all of it, or nothing. */
import { allowAll, choiceCookie, refuseAll } from '@masthead/rules';
import type { BrowserContext } from '@playwright/test';

const CHOICES = { given: allowAll, refused: refuseAll };

export async function chose(context: BrowserContext, choice: keyof typeof CHOICES, url: string): Promise<void> {
  const [pair = ''] = choiceCookie(CHOICES[choice](Date.now()), { secure: false }).split(';');
  const [name = '', value = ''] = pair.split('=');
  await context.addCookies([{ name, value, url }]);
}
