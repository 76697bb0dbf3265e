import { frontPageCodec, navigationCodec } from '@masthead/model';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../kinds/newsroom-id.ts';
import {
  article,
  type Desk,
  type Manuscript,
  manuscriptIn,
  refusalIn,
  startDesk,
  wrongFieldsIn,
} from '../testing/desk.ts';
import { NOW, navigationPath, openSmall, pagePath } from '../testing/newsroom.ts';

const NEUTRON = '/api/neutron';

describeEachEngine('a story’s slug', (suite) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(await openSmall(suite));
  });
  afterAll(() => desk.close());

  const saved = async (story: Manuscript, slug: string) =>
    manuscriptIn(await desk.edit(story, { ...story.document, slug }));
  const renamed = async (story: Manuscript, slug: string) =>
    manuscriptIn(await desk.act('publish', await saved(story, slug)));
  const articleAt = (slug: string) => desk.ask(pagePath('article', slug));
  /** Where readers who ask for a slug end up: at a story, sent to a slug, told that it is gone, or nowhere. */
  const readersOf = async (slug: string) => {
    const answer = await articleAt(slug);
    if (answer.status === 200) return 'the story';
    const { code, context } = refusalIn(answer);
    if (code === 410) return 'gone';
    return code === 301 ? `sent to ${context?.availableOn?.map((at) => at.slug)}` : 'nothing';
  };

  it('that changed sends its readers on, whichever call they ask by', async () => {
    const story = await desk.published(article('old-name'));
    await renamed(story, 'new-name');
    for (const path of [
      pagePath('article', 'old-name'),
      `${NEUTRON}/articles/masthead/old-name/web`,
      `${NEUTRON}/url-generator/masthead/content_article/old-name`,
      `${NEUTRON}/seamless/masthead/old-name/web`,
    ]) {
      const answer = await desk.ask(path);
      expect([answer.status, refusalIn(answer)]).toEqual([
        404,
        {
          code: 301,
          message: 'The story is now at new-name',
          context: { availableOn: [{ edition: 'us', slug: 'new-name' }] },
        },
      ]);
    }
    expect(await desk.data(`${NEUTRON}/articles/masthead/new-name/web`)).toMatchObject({ id: story.id });
    expect(await desk.data(`${NEUTRON}/url-generator/masthead/content_article/new-name`)).toEqual({
      url: expect.stringMatching(/\/new-name\/$/),
    });
    expect(desk.reports).toEqual([]);
  });

  it('that changed in a draft stays as it is for readers until that is published', async () => {
    const story = await desk.published(article('as-readers-know-it'));
    const draft = await saved(story, 'as-it-will-be');
    expect([await readersOf('as-readers-know-it'), await readersOf('as-it-will-be')]).toEqual(['the story', 'nothing']);
    await desk.act('publish', draft);
    expect([await readersOf('as-readers-know-it'), await readersOf('as-it-will-be')]).toEqual([
      'sent to as-it-will-be',
      'the story',
    ]);
  });

  it('that changed twice leads from both to where it is now, and back again', async () => {
    const first = await desk.published(article('one'));
    const second = await renamed(first, 'two');
    const third = await renamed(second, 'three');
    expect(await Promise.all(['one', 'two', 'three'].map(readersOf))).toEqual([
      'sent to three',
      'sent to three',
      'the story',
    ]);
    await renamed(third, 'one');
    expect(await Promise.all(['one', 'two', 'three'].map(readersOf))).toEqual([
      'the story',
      'sent to one',
      'sent to one',
    ]);
  });

  it('of before says that its story is gone while that is unpublished, and leads on again after', async () => {
    const story = await renamed(await desk.published(article('seen-before')), 'seen-after');
    const hidden = manuscriptIn(await desk.act('unpublish', story));
    expect([await readersOf('seen-before'), await readersOf('seen-after')]).toEqual(['gone', 'gone']);
    await desk.act('publish', hidden);
    expect([await readersOf('seen-before'), await readersOf('seen-after')]).toEqual([
      'sent to seen-after',
      'the story',
    ]);
  });

  it('of a story that was withdrawn is gone, whichever call readers ask by, until it is to come again', async () => {
    const story = await desk.published(article('withdrawn-for-good'));
    const hidden = manuscriptIn(await desk.act('unpublish', story));
    for (const path of [
      pagePath('article', 'withdrawn-for-good'),
      pagePath('review', 'withdrawn-for-good'),
      `${NEUTRON}/articles/masthead/withdrawn-for-good/web`,
      `${NEUTRON}/url-generator/masthead/content_article/withdrawn-for-good`,
      `${NEUTRON}/url-generator/masthead/content_story/withdrawn-for-good`,
      `${NEUTRON}/seamless/masthead/withdrawn-for-good/web`,
    ]) {
      const answer = await desk.ask(path);
      expect([path, answer.status, refusalIn(answer)]).toEqual([
        path,
        410,
        { code: 410, message: 'The story was withdrawn' },
      ]);
    }
    const binned = manuscriptIn(await desk.send('DELETE', `/stories/${story.id}`, { revision: hidden.revision }));
    expect(await readersOf('withdrawn-for-good')).toBe('gone');
    const back = manuscriptIn(await desk.act('recover', binned, {}));
    await desk.act('schedule', back, { at: NOW + 60_000 });
    expect(await readersOf('withdrawn-for-good')).toBe('nothing');
    expect(desk.reports).toEqual([]);
  });

  it('that changed while its story was unpublished sends on those who knew it', async () => {
    const story = await desk.published(article('known-to-readers'));
    const hidden = manuscriptIn(await desk.act('unpublish', story));
    const moved = await saved(hidden, 'moved-in-the-dark');
    expect(wrongFieldsIn(await desk.create(article('known-to-readers')))).toEqual(['slug']);
    await desk.act('publish', moved);
    expect([await readersOf('known-to-readers'), await readersOf('moved-in-the-dark')]).toEqual([
      'sent to moved-in-the-dark',
      'the story',
    ]);
  });

  it('of another story is refused: its draft’s, its readers’ and its past ones', async () => {
    const story = await renamed(await desk.published(article('past-of-one')), 'present-of-one');
    await saved(story, 'draft-of-one');
    const other = manuscriptIn(await desk.create(article('another-one')));
    for (const [slug, message] of [
      ['draft-of-one', '"draft-of-one" is another story’s'],
      ['present-of-one', '"present-of-one" is another story’s'],
      ['past-of-one', '"past-of-one" leads to the story "draft-of-one", which had it before and can give it back'],
    ] as const) {
      for (const answer of [await desk.create(article(slug)), await desk.edit(other, article(slug))])
        expect([answer.status, refusalIn(answer).context?.fields]).toEqual([422, [{ field: 'slug', message }]]);
    }
    expect(await desk.manuscript(other.id)).toEqual(other);
  });

  it('that no reader ever saw is free again when its draft changes', async () => {
    const draft = manuscriptIn(await desk.create(article('never-seen')));
    const moved = await saved(draft, 'also-never-seen');
    await desk.published(article('never-seen'));
    expect(await readersOf('never-seen')).toBe('the story');
    const answer = await desk.act('restore', moved, { revision: 1 });
    expect([answer.status, wrongFieldsIn(answer)]).toEqual([422, ['slug']]);
    expect(await desk.manuscript(draft.id)).toEqual(moved);
  });

  describe('that editors arranged', () => {
    const id = idOf('story', 'halo-tested');
    beforeAll(async () => {
      await renamed(await desk.manuscript(id), 'halo-heals');
    });

    it('still leads the front page', async () => {
      const { components } = frontPageCodec.parse(
        await desk.data(`${pagePath('front_page', 'home')}?contentOnly=true`),
      );
      expect(components.package?.lead).toMatchObject({ id, slug: 'halo-heals' });
    });

    it('is still featured in the navigation, under its present address', async () => {
      const { header } = navigationCodec.parse(await desk.data(navigationPath()));
      expect(header.featured).toMatchObject([{ id, slug: 'halo-heals' }]);
    });

    it('still stands in a feature', async () => {
      expect(await desk.data(pagePath('feature', 'phone-week'))).toMatchObject({
        components: [{}, { id: 'lead', data: { items: [{ id, slug: 'halo-heals' }] } }, {}, {}],
      });
    });

    it('is still where a friendly address leads', async () => {
      expect(await desk.data(`${NEUTRON}/vanity/masthead/dictionary`)).toEqual({
        '/halo/': { urlType: 'PERMANENT_REDIRECT', target: expect.stringMatching(/\/halo-heals\/$/) },
      });
    });
  });
});
