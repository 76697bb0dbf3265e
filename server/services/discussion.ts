/** Discussions under stories: what readers say, and what editors decide of it. */
import { fileURLToPath } from 'node:url';
import { createDiscussionService, loadDemoDiscussion, prepareDiscussion, type Story } from '@masthead/discussion';
import { contentAnswers, primaryTopic } from '@masthead/model';
import { DESK_DISCUSSION_API, DISCUSSION_API } from '@masthead/talk';
import { contentTarget, targetPath } from '@masthead/urls';
import { z } from 'zod';
import { contentAt } from '../content-at.ts';
import { deskForwarder } from '../forward-desk.ts';
import type { ServiceDefinition } from '../service.ts';
import { storeBeside } from '../store-beside.ts';

const DEMO_FOLDER = fileURLToPath(new URL('../../content', import.meta.url));
const DAY_MS = 86_400_000;

const MOUNTS = [DISCUSSION_API, DESK_DISCUSSION_API].map((path) => ({ path: `${path}/*`, route: 'discussion' }));

export const discussion: ServiceDefinition<'discussion'> = {
  name: 'discussion',
  partners: ['content here'],

  async open({ settings, clock, limits, reporter, ...parts }, offers) {
    const { store, deskWriter } = offers;
    if (!store || !deskWriter) throw new Error('There are no content tables to stand beside');
    const database = await parts.database();
    await prepareDiscussion(database);
    const kept = storeBeside(store, database, clock);
    const storyOf = storyReader(contentAt(settings, offers), settings.siteKey);
    const service = createDiscussionService({
      store: kept,
      clock,
      limits,
      reporter,
      // Whoever keeps sessions is opened later; without anybody nobody is signed in.
      readerOf: async (request) => offers.readerOf?.(request),
      deskWriter,
      storyOf,
      origin: settings.siteUrl,
      openMs: settings.discussionOpenDays * DAY_MS,
    });
    return {
      mounts: MOUNTS,
      fetch: service.fetch,
      offers: { discussion: service.fetch, forgetReader: service.forgetReader, writtenBy: service.writtenBy },
      async start() {
        if (!settings.demoContent) return;
        const bySlug = (slug: string) =>
          store.db.selectFrom('stories').select('id').where('slug', '=', slug).executeTakeFirst();
        await loadDemoDiscussion(DEMO_FOLDER, {
          store: kept,
          clock,
          storyBySlug: async (slug) => storyOf((await bySlug(slug))?.id ?? ''),
        });
      },
    };
  },

  /** Readers and editors at a site write to where the content is. */
  elsewhere({ settings: { contentApiUrl }, running }) {
    if (contentApiUrl === undefined || !running.has('site')) return undefined;
    return { mounts: MOUNTS, fetch: deskForwarder(contentApiUrl, ['cookie']) };
  },
};

const summaries = z.object({ data: contentAnswers.summaries });

function storyReader({ contentFetch, contentBaseUrl }: ReturnType<typeof contentAt>, siteKey: string) {
  return async (id: string): Promise<Story | undefined> => {
    if (id === '') return undefined;
    const asked = new URL(`/api/neutron/stories/${siteKey}/summaries/web`, contentBaseUrl);
    asked.searchParams.set('ids', id);
    const response = await contentFetch(new Request(asked));
    if (!response.ok) throw new Error(`The content service answered ${response.status}`);
    const [story] = summaries.parse(await response.json()).data.items;
    return (
      story && {
        id: story.id,
        headline: story.headline,
        path: targetPath(contentTarget({ ...story, topicPath: primaryTopic(story)?.path ?? [] })),
        publishedAt: story.publishedAt,
        authors: story.authors.map(({ fullName }) => fullName),
      }
    );
  };
}
