/** What the compiler refuses of routes, and what those that it takes answer. */
import { contentAnswers } from '@masthead/model';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { contractRoutes } from './contract-routes.ts';
import { envelope } from './envelope.ts';

const answerOf = async ({ base, routes }: ReturnType<typeof contractRoutes>, path: string) => {
  const response = await new Hono().route(base, routes).request(base + path);
  const body: unknown = await response.json();
  return body;
};

describe('a route', () => {
  it('answers with what the contract has for its path', async () => {
    const app = contractRoutes('/api/neutron');
    const log = { entries: [['story:1']], last: 7, missed: false, more: false };
    app.get('/changes/:site/web', async (context) => envelope(log, context));
    const links = { self: '/api/neutron/changes/masthead/web' };
    expect(await answerOf(app, '/changes/masthead/web')).toEqual({ data: log, links, meta: {} });
    // @ts-expect-error The site would not know where the log ends.
    app.get('/changes/:site/web', async (context) => envelope({ ...log, last: '7' }, context));
    expect(contentAnswers.changes.safeParse({ ...log, last: '7' }).success).toBe(false);
  });

  it('whose data is a list gives the list itself', async () => {
    const app = contractRoutes('/api/neutron');
    app.get('/products/:site/web', async (context) => envelope([{ id: 'halo-12', name: 'Halo 12' }], context));
    expect(await answerOf(app, '/products/masthead/web')).toMatchObject({ data: [{ name: 'Halo 12' }] });
    // @ts-expect-error Who asks for products gets a list of them.
    app.get('/products/:site/web', async (context) => envelope({ id: 'halo-12' }, context));
  });

  it('stands in the table of calls', async () => {
    const app = contractRoutes('/api/neutron');
    // @ts-expect-error Nobody has said what is read of this.
    app.get('/weather/:site/web', async (context) => envelope({ sunny: true }, context));
    // @ts-expect-error This is asked by POST.
    app.get('/uds/:site/user/token', async (context) => envelope({ token: 'x', expiresIn: 1 }, context));
    expect(await answerOf(app, '/weather/masthead/web')).toMatchObject({ data: { sunny: true } });
  });
});
