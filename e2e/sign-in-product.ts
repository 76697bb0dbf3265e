/** A product of its own with accounts, and a social connection that the test starts. */
import { test as base } from '@playwright/test';
import { type OutsideIssuerServer, startOutsideIssuer } from '../services/identity/src/testing/index.ts';
import { freeUrl, type OwnProduct, perWorker, startOwnProduct } from './own-product.ts';

export interface SignInProduct extends OwnProduct {
  social: OutsideIssuerServer;
}

export const test = base.extend<object, { product: SignInProduct }>({
  product: perWorker(async () => {
    const url = await freeUrl();
    const social = await startOutsideIssuer(() => [`${url}/identity/social/callback/`]);
    const { issuer, clientId, clientSecret } = social;
    const connection = { name: 'lantern', label: 'Lantern', issuer, clientId, clientSecret };
    const product = await startOwnProduct({ DEMO_CONTENT: '0', SOCIAL_LOGIN: JSON.stringify(connection) }, url);
    return {
      ...product,
      social,
      async stop() {
        await product.stop();
        await social.close();
      },
    };
  }),
  baseURL: ({ product }, use) => use(product.url),
});
