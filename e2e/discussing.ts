/** A product of its own with people who discuss: readers who have joined, and a moderator's token. */
import { test as base, type Page } from '@playwright/test';
import { type OwnProduct, perWorker, startOwnProduct } from './own-product.ts';
import { join, newAddress, takeName } from './readers.ts';

export const STORY = '/reviews/tamarisk-ombra-review/';

interface DiscussionProduct extends OwnProduct {
  /** Of a moderator. */
  token: string;
}

export const test = base.extend<object, { product: DiscussionProduct }>({
  product: perWorker(async () => {
    const product = await startOwnProduct({ COUNT_READERS: '0' });
    return { ...product, token: await product.newToken('Dana', 'read,mail,audit,moderate') };
  }),
  baseURL: ({ product }, use) => use(product.url),
});

/** Joins as a reader does, in the browser of the page. */
export async function joinAs(page: Page, product: DiscussionProduct, name: string): Promise<void> {
  const { request } = page.context();
  await join(request, product, newAddress('discussing'));
  await takeName(request, product, name);
}

/** Goes to where the discussion is, and waits until it can be written in. */
export async function openTalk(page: Page, path = STORY): Promise<void> {
  await page.goto(path);
  await page.locator('#discussion').scrollIntoViewIfNeeded();
  await page.getByRole('group', { name: 'Sort' }).waitFor();
}
