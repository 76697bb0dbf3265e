import fc from 'fast-check';
import { expect, it } from 'vitest';
import { articleHead } from '../../pages/article/head.ts';
import { liveHead } from '../../pages/live/head.ts';
import { reviewHead } from '../../pages/review/head.ts';
import { describedBy, PAGE_URL } from '../../server/testing/described.ts';
import { articleOf, image, liveItem, liveOf, reviewOf } from '../../server/testing/stories.ts';

const BREAKING = ['</script><script>alert(1)</script>', '"}]}', "' & <!-- -->", 'a\u2028\\"', ']]>'];

it.each(BREAKING)('%j in headlines, names and alt texts is only text', (text) => {
  const author = { id: 'a', username: 'a', firstName: text, lastName: 'Lee' };
  const more = { headline: text, author, image: { ...image('x'), alt: text, credits: text } };
  expect(describedBy(articleHead(articleOf(more))).one('NewsArticle')).toMatchObject({
    headline: text,
    author: [{ name: `${text} Lee` }],
    image: Array(3).fill({ caption: text, creditText: text }),
  });
  expect(describedBy(reviewHead(reviewOf({ preferredProductName: text }))).one('Review')).toMatchObject({
    itemReviewed: { name: text },
  });
  expect(
    describedBy(liveHead(liveOf({ items: [liveItem('a', { headline: text })] }))).one('LiveBlogPosting'),
  ).toMatchObject({
    liveBlogUpdate: [{ headline: text }],
  });
});

it('any headline is read back as it was written', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (headline) => {
      expect(describedBy(articleHead(articleOf({ headline }))).one('NewsArticle').headline).toBe(headline);
    }),
  );
});

it('what cannot be described is logged with its page and left out, and the others stand', () => {
  const broken = () => {
    throw new Error('no such thing');
  };
  const { structuredData = [] } = articleHead(articleOf());
  const page = describedBy({ structuredData: [broken, ...structuredData, broken] });
  expect(page.things.map((thing) => thing['@type'])).toEqual(['Organization', 'NewsArticle', 'BreadcrumbList']);
  expect(page.logged).toHaveLength(2);
  expect(page.logged[0]).toMatchObject({ level: 'warn', page: PAGE_URL, error: { message: 'no such thing' } });
});

it('a page of which nothing can be said says nothing', () => {
  expect(describedBy({ structuredData: [() => undefined] }).things).toEqual([]);
  expect(describedBy({}).things).toEqual([]);
});
