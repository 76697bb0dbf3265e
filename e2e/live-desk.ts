/** A product of its own for live coverage, by the real clock: an editor's hand on its desk, and readers who follow. */
import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { type OwnProduct, perWorker, startOwnProduct } from './own-product.ts';

export const LIVE = '/news-live/halo-keynote-live/';
export const DEALS = '/deals-live/driveway-deals-live/';

export interface Editor {
  token: string;
  /** Posts and gives the entry's id. */
  post(headline: string, more?: object): Promise<string>;
  /** Any other call of the desk about an entry. */
  act(id: string, what: string, body?: object): Promise<void>;
  /** Writes an entry's text anew. */
  edit(id: string, body: string): Promise<void>;
  delete(id: string): Promise<void>;
  end(slug: string): Promise<void>;
  open(slug: string): Promise<void>;
  /** Keeps a draft. */
  draft(slug: string, headline: string, body?: string): Promise<void>;
  /** Approves a story for later and saves other words since; gives its slug. */
  scheduleAndEdit(approved: string, since: string): Promise<string>;
}

interface LiveProduct extends OwnProduct {
  token: string;
  /** A token of that name that may write as the editor's does, and the end of it. */
  issueToken(name: string): Promise<string>;
  revokeToken(name: string): Promise<void>;
}

export const test = base.extend<{ editor: Editor }, { product: LiveProduct }>({
  product: perWorker(async () => {
    const product = await startOwnProduct({ COUNT_READERS: '1' });
    const issueToken = (name: string) => product.newToken(name, 'read,write,publish,media');
    const revokeToken = async (name: string) => void (await product.command('token', 'revoke', name));
    return { ...product, token: await issueToken('desk'), issueToken, revokeToken };
  }),
  baseURL: ({ product }, use) => use(product.url),
  editor: async ({ product }, use) => use(await editorOf(product)),
});

async function editorOf({ url, token }: LiveProduct): Promise<Editor> {
  const askDesk = async (method: string, path: string, body?: object, more: Record<string, string> = {}) => {
    const response = await fetch(new URL(`/api/desk${path}`, url), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...more,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return (await response.json()).data;
  };
  const ask = (method: string, path: string, body?: object, more?: Record<string, string>) =>
    askDesk(method, `/live${path}`, body, more);
  const written = (slug: string, headline: string, body = '<p>Words.</p>') => ({
    typeName: 'content_article',
    slug,
    headline,
    type: 'News',
    topics: ['phones'],
    authors: ['inesokafor'],
    body,
  });
  const stories: { id: string; slug: string }[] = await ask('GET', '');
  const idOf = (slug: string): string => stories.find((story) => story.slug === slug)?.id ?? '';
  const story = idOf('halo-keynote-live');
  return {
    token,
    post: async (headline, more = {}) =>
      (await ask('POST', `/${story}/items`, { headline, body: '<p>From the hall.</p>', ...more })).item.id,
    act: (id, what, body = {}) => ask('POST', `/${story}/items/${id}/${what}`, body),
    async edit(id, body) {
      const { items }: { items: { id: string; event: number; headline: string }[] } = await ask('GET', `/${story}`);
      const { event, headline } = items.find((item) => item.id === id) ?? {};
      const words = { headline, body, author: null };
      await ask('PUT', `/${story}/items/${id}`, words, { 'if-match': `"${event}"` });
    },
    delete: (id) => ask('DELETE', `/${story}/items/${id}`),
    end: (slug) => ask('POST', `/${idOf(slug)}/end`, {}),
    open: (slug) => ask('POST', `/${idOf(slug)}/open`, {}),
    draft: (slug, headline, body) => askDesk('POST', '/stories', written(slug, headline, body)),
    async scheduleAndEdit(approved, since) {
      const slug = `for-later-${randomUUID()}`;
      const seen = { 'if-match': '"1"' };
      const { id } = await askDesk('POST', '/stories', written(slug, approved));
      await askDesk('POST', `/stories/${id}/schedule`, { at: Date.now() + 86_400_000 }, seen);
      await askDesk('PUT', `/stories/${id}`, written(slug, since), seen);
      return slug;
    },
  };
}

export const updates = (page: Page) => page.getByRole('region', { name: 'Updates' }).getByRole('article');
export const update = (page: Page, headline: string) => updates(page).filter({ hasText: headline });
/** An entry as its editors see it, once it is there. */
export const atDesk = (page: Page, headline: string) => page.getByRole('article', { name: headline });
export const pill = (page: Page) => page.getByRole('button', { name: /new updates?$/ });

/** Opens the coverage and waits until its socket is authorised. */
export async function follow(page: Page, path = LIVE): Promise<void> {
  const authorized = page
    .waitForEvent('websocket', (socket) => socket.url().endsWith('/api/live/socket'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"authorized"')));
  await page.goto(path);
  await authorized;
}

export async function openDesk(page: Page, token: string): Promise<void> {
  await page.goto('/desk/live/halo-keynote-live/');
  await page.getByLabel('Your token').fill(token);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(updates(page).first()).toBeVisible();
}

export async function write(page: Page, headline: string, text: string): Promise<void> {
  const desk = page.getByRole('region', { name: 'New update' });
  await desk.getByRole('textbox', { name: 'Headline' }).fill(headline);
  await desk.getByRole('textbox', { name: 'Text' }).fill(text);
}

export const send = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'New update' }).getByRole('button', { name: 'Post', exact: true }).click();
