import { createErrorReporter } from '@masthead/runtime';
import { describeWithDatabase, silentLogger } from '@masthead/storage/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContentService, createContentService } from '../index.ts';
import { clock, openSmall, pagePath, temporaryMedia } from '../testing/newsroom.ts';

describeWithDatabase('who asks in the same process', (suite) => {
  let service: ContentService;
  beforeAll(async () => {
    service = await createContentService({
      database: await openSmall(suite),
      media: temporaryMedia().media,
      siteKey: 'masthead',
      logger: silentLogger,
      reporter: createErrorReporter({ logger: silentLogger }),
      clock,
    });
  });
  afterAll(() => service.close());

  it.each([
    ['a page', `${pagePath('front_page', 'home')}?contentOnly=true`, 200],
    ['a page with header and footer', pagePath('front_page', 'home'), 200],
    ['another answer', '/api/neutron/flags/masthead/web', 200],
    ['a page that is not there', pagePath('article', 'no-such-story'), 404],
  ])('is told of %s what who asks over HTTP is told', async (_what, path, status) => {
    const request = () => new Request(`http://content.internal${path}`);
    const [asked, fetched] = [await service.ask(request()), await service.fetch(request())];
    const [text, sent] = [await asked.text(), await fetched.text()];
    expect([asked.status, fetched.status]).toEqual([status, status]);
    expect(text).toBe(sent);
    expect(JSON.parse(text)).toMatchObject(status === 200 ? { data: {} } : { errors: [{ code: status }] });
  });
});
