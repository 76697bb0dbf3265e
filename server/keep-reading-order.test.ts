/** The stories to read next, as they come out of the box: in the order of what readers take, and never at a page's cost. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ARTICLE } from './testing/newsroom.ts';
import { type SiteOnDemo, siteOnDemo } from './testing/site-on-demo.ts';

const KEY = { decisionKey: 'one-key-for-both' };
const AS_EDITORS_HAVE_IT = `${ARTICLE}?disableFeatures=dynamicWidgets`;

const decisionCodec = z.object({ agent: z.literal('keep-reading'), id: z.string(), options: z.array(z.string()) });
const pageCodec = z.object({
  page: z.object({
    content: z.object({ data: z.object({ keepReading: z.array(z.object({ href: z.string() })) }) }),
    platform: z.object({ decision: decisionCodec.optional() }).optional(),
  }),
});

async function pageOf({ get }: SiteOnDemo, path: string) {
  const { page } = pageCodec.parse(await (await get(`/_data${path}`)).json());
  return { next: page.content.data.keepReading.map(({ href }) => href), decision: page.platform?.decision };
}

test('are put in order by the decision service, and the page says by which decision', async () => {
  const demo = await siteOnDemo(KEY);
  const edited = await pageOf(demo, AS_EDITORS_HAVE_IT);
  expect(edited.decision).toBeUndefined();
  const { next, decision } = await pageOf(demo, ARTICLE);
  expect(decision?.options).toEqual(edited.next);
  expect(next.toSorted()).toEqual(edited.next.toSorted());
  expect(demo.asked.filter((path) => path === '/v3/decision')).toHaveLength(1);
});

test('stand in one order however often their page is made on one day', async () => {
  const [one, other] = [await siteOnDemo(KEY), await siteOnDemo(KEY)];
  const { next, decision } = await pageOf(one, ARTICLE);
  const again = await pageOf(other, ARTICLE);
  expect(again.next).toEqual(next);
  expect(again.decision?.id).not.toBe(decision?.id);
});

test('are decided once for all who see the page while it is kept', async () => {
  const demo = await siteOnDemo(KEY);
  const [first, second] = [await demo.text(ARTICLE), await demo.text(ARTICLE)];
  const decisionIn = (html: string) => /"decision":\{"agent":"keep-reading","id":"([\w-]+)"/.exec(html)?.[1];
  expect(decisionIn(first)).toBeDefined();
  expect(decisionIn(second)).toBe(decisionIn(first));
  expect(demo.asked.filter((path) => path === '/v3/decision')).toHaveLength(1);
});

test('stand as editors ordered them when the service fails, and the page comes all the same', async () => {
  const demo = await siteOnDemo(KEY);
  const edited = await pageOf(demo, AS_EDITORS_HAVE_IT);
  demo.breakContent('/v3/decision', 'fails');
  expect(await pageOf(demo, ARTICLE)).toEqual({ next: edited.next, decision: undefined });
});
