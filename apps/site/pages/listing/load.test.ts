import { expect, it } from 'vitest';
import { contentOf, siteOf } from '../../server/testing/site-of.ts';

const component = (componentName: string, data: unknown) => ({
  id: componentName,
  meta: { componentName, componentType: 'ContentList' },
  data,
});
const EMPTY = { title: 'Zero', items: [], paging: { limit: '4', offset: '0', total: '0' } };

async function documentOf(...components: unknown[]): Promise<string> {
  const response = await siteOf(contentOf({ zero: () => ({ components }) })).get('/zero/');
  expect(response.status).toBe(200);
  return response.text();
}

it('the text of a door is sanitised where it comes in', async () => {
  const text = { id: 'zero', title: '<b>Zero</b>', content: '<p>Near <script>alert(1)</script>nothing.</p>' };
  const html = await documentOf(component('text', text), component('listing', EMPTY));
  expect(html).toContain('<p>Near nothing.</p>');
  expect(html).toContain('&lt;b&gt;Zero&lt;/b&gt;');
  expect(html).not.toContain('alert(1)');
});

it('a door without stories says so, and has one page', async () => {
  const html = await documentOf(component('listing', EMPTY));
  expect(html).toContain('Nothing here yet');
  const site = siteOf(contentOf({ zero: () => ({ components: [component('listing', EMPTY)] }) }));
  expect((await site.get('/zero/2/')).status).toBe(404);
});

it('a door whose listing failed is the content service’s fault', async () => {
  const site = siteOf(contentOf({ zero: () => ({ components: [] }) }));
  expect((await site.get('/zero/')).status).toBe(500);
});
