import { describe, expect, it } from 'vitest';
import { contentOf, siteOf } from '../../server/testing/site-of.ts';

const component = (componentName: string, data: unknown) => ({
  id: componentName,
  meta: { componentName, componentType: 'Text' },
  data,
});
const pageOf = (...components: unknown[]) => ({ components });
const story = {
  id: 's1',
  typeName: 'content_article',
  slug: 'cheaper',
  headline: 'Cheaper than ever',
  datePublished: { date: '2026-11-15 09:00:00' },
};
const listOf = (...items: unknown[]) => ({ title: 'Deals', items, paging: { limit: '4', offset: '0', total: '1' } });
const cars = pageOf(component('text', { id: 'auto-buying-program', title: 'Prices', content: '<p>We compare.</p>' }));

const documentAt = async (path: string, answers: Record<string, () => unknown>): Promise<string> => {
  const response = await siteOf(contentOf(answers)).get(path);
  expect(response.status).toBe(200);
  return response.text();
};

describe('a standing text', () => {
  it('is sanitised where it comes in, and its name is text', async () => {
    const text = {
      id: 'about',
      title: '<i>About</i>',
      content: '<p onclick="x()">Us <script>alert(1)</script>all.</p>',
    };
    const html = await documentAt('/about/', { about: () => pageOf(component('text', text)) });
    expect(html).toContain('<p>Us all.</p>');
    expect(html).toContain('&lt;i&gt;About&lt;/i&gt;');
    expect(html).not.toContain('alert(1)');
  });

  it('stands with the stories beside it', async () => {
    const html = await documentAt('/auto-buying-program/', {
      'auto-buying-program': () => cars,
      auto: () => listOf(story),
    });
    expect(html).toContain('<p>We compare.</p>');
    expect(html).toContain('Cheaper than ever');
    expect(html).toContain('href="/roadshow/auto/"');
  });

  it('stands without them where there is no such topic, or nothing in it', async () => {
    for (const answers of [
      { 'auto-buying-program': () => cars },
      { 'auto-buying-program': () => cars, auto: () => listOf() },
    ]) {
      const html = await documentAt('/auto-buying-program/', answers);
      expect(html).toContain('<p>We compare.</p>');
      expect(html).not.toContain('Before you choose');
    }
  });

  it('shows the elements that its shortcodes name, and changes when one of them does', async () => {
    const other = { ...story, headline: 'Before' };
    const content = '<p>Us.</p><shortcode shortcode="relatedlinks" stories="s1"></shortcode>';
    const text = { id: 'about', title: 'About', content, additionalShortcodeData: { stories: { s1: other } } };
    const { get, site } = siteOf(contentOf({ about: () => pageOf(component('text', text)) }));
    expect(await (await get('/about/')).text()).toMatch(/Us\..*href="[^"]*\/cheaper\/"[^>]*>Before/s);
    other.headline = 'After';
    site.changes.heard(['story:unrelated']);
    expect(await (await get('/about/')).text()).toContain('Before');
    site.changes.heard(['story:s1']);
    expect(await (await get('/about/')).text()).toContain('After');
  });

  it('that nobody has written is not found', async () => {
    expect((await siteOf(contentOf({})).get('/about/')).status).toBe(404);
  });

  it('that is immersive is so without its story too', async () => {
    const text = { id: '84-days', title: 'Eighty-four days', content: '<p>Snow.</p>' };
    const html = await documentAt('/84-days/', { '84-days': () => pageOf(component('text', text)) });
    expect(html).toContain('Eighty-four days</h1>');
    expect(html).not.toContain('Read the whole story');
  });
});

describe('a page with more than a text', () => {
  it.each([
    ['/newsletters/', 'newsletters', pageOf(component('newsletters', { items: [] })), 'Newsletters'],
    ['/awards/', 'awards', pageOf(component('editorsChoice', listOf())), 'Awards'],
    ['/voices/', 'voices', pageOf(component('voices', { items: [] })), 'Voices'],
  ])('%s has its name where nobody has written one', async (path, slug, page, name) => {
    expect(await documentAt(path, { [slug]: () => page })).toContain(`${name}</h1>`);
  });

  it('leaves out a newsletter that cannot be read, and shows the others', async () => {
    const letters = [{ slug: 'one', name: 'Letter one', frequency: 'Daily' }, { slug: 'two' }];
    const html = await documentAt('/newsletters/', {
      newsletters: () => pageOf(component('newsletters', { items: letters })),
    });
    expect(html).toContain('Letter one');
    expect(html).not.toContain('/newsletter/two/');
  });

  it('shows an issue without stories as one', async () => {
    const page = pageOf(
      component('newsletter', { id: 'quiet', title: 'Quiet', description: 'Hush', content: 'Rarely' }),
      component('stories', listOf()),
    );
    const html = await documentAt('/newsletter-generator/newsletter/quiet/', { quiet: () => page });
    expect(html).toContain('Nothing was published for this letter yet');
  });
});
