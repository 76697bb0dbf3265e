import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentSchema } from '../../schema.ts';
import { article, type Desk, type Manuscript, manuscriptIn, movableClock, startDesk } from '../../testing/desk.ts';
import { openSmall, pagePath } from '../../testing/newsroom.ts';

const STORIES = [0, 1, 2] as const;
const NAMES = ['one', 'two', 'three', 'four'] as const;
const MINUTE_MS = 60_000;

/** What an editor does to one of the stories, or that time passes. */
type Deed =
  | { do: 'create' | 'rename'; story: number; name: string }
  | { do: 'edit'; story: number; topics: string[] }
  | { do: 'publish' | 'unpublish' | 'restore' | 'delete' | 'recover'; story: number }
  | { do: 'schedule'; story: number; minutes: number }
  | { do: 'wait'; minutes: number };

const story = fc.constantFrom(...STORIES);
const name = fc.constantFrom(...NAMES);
const minutes = fc.integer({ min: 1, max: 3 });
const topics = fc.subarray(['phones', 'laptops', 'electric-vehicles'], { minLength: 1 });
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('rename' as const), story, name }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit' as const), story, topics }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom('publish' as const, 'unpublish' as const, 'restore' as const), story }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('delete' as const, 'recover' as const), story }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('schedule' as const), story, minutes }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes }) },
);

/** What must be true of a story. */
interface Expected {
  id: string;
  status: string;
  revision: number;
  /** The slug of every revision; readers know those it was shown under. */
  slugs: string[];
  shownAs: string | undefined;
  known: Set<string>;
  /** The instant that it is scheduled for, and the slug that was approved for it. */
  due: number | undefined;
  approved: string | undefined;
}

describeEachEngine(
  'stories, in whatever order they are written, published, taken back, deleted and recovered,',
  (suite) => {
    const clock = movableClock();
    let database: Database<ContentSchema>;
    let desk: Desk;
    let runs = 0;
    beforeAll(async () => {
      database = await openSmall(suite);
      desk = await startDesk(database, { clock });
    });
    afterAll(() => desk.close());

    /** One run: its stories, and what is expected of them. */
    class Run {
      readonly word: string;
      readonly stories = new Map<number, Expected>();

      constructor() {
        runs += 1;
        this.word = `zebra${runs}x`;
      }

      slug(called: string): string {
        return `${called}-${this.word}`;
      }

      isTaken(slug: string, own?: Expected): boolean {
        return [...this.stories.values()].some(
          (other) =>
            other !== own &&
            other.status !== 'binned' &&
            (other.slugs.at(-1) === slug || other.approved === slug || other.shownAs === slug || other.known.has(slug)),
        );
      }

      show(expected: Expected, slug = expected.slugs.at(-1) ?? ''): void {
        Object.assign(expected, { status: 'published', shownAs: slug, due: undefined, approved: undefined });
        expected.known.add(slug);
        // What is in the bin loses to it what it had before.
        for (const other of this.stories.values()) if (other !== expected) other.known.delete(slug);
      }

      async wait(each: number): Promise<void> {
        clock.pass(each * MINUTE_MS);
        await desk.wake();
        for (const expected of this.stories.values())
          if (expected.due !== undefined && expected.due <= clock.now()) this.show(expected, expected.approved);
      }

      async carryOut(what: Deed): Promise<void> {
        if (what.do === 'wait') return this.wait(what.minutes);
        if (what.do === 'create') return this.create(what.story, this.slug(what.name));
        const expected = this.stories.get(what.story);
        if (!expected) return;
        const seen = await desk.manuscript(expected.id);
        if (what.do === 'recover') return this.recover(expected, seen);
        if (expected.status === 'binned') return this.refuse(seen);
        if (what.do === 'delete') return this.remove(expected, seen);
        if (what.do === 'rename') await this.save(expected, seen, { ...seen.document, slug: this.slug(what.name) });
        if (what.do === 'edit') await this.save(expected, seen, { ...seen.document, topics: what.topics });
        if (what.do === 'restore') await this.restore(expected, seen);
        if (what.do === 'publish') {
          expect((await desk.act('publish', seen)).status).toBe(200);
          this.show(expected);
        }
        if (what.do === 'unpublish') {
          expect((await desk.act('unpublish', seen)).status).toBe(200);
          const status = seen.publishedRevision === null ? 'draft' : 'unpublished';
          Object.assign(expected, { status, shownAs: undefined, due: undefined, approved: undefined });
        }
        if (what.do === 'schedule') {
          const at = clock.now() + what.minutes * MINUTE_MS;
          const isPublished = expected.status === 'published';
          expect((await desk.act('schedule', seen, { at })).status).toBe(isPublished ? 422 : 200);
          if (!isPublished) Object.assign(expected, { status: 'scheduled', due: at, approved: expected.slugs.at(-1) });
        }
      }

      async refuse(seen: Manuscript): Promise<void> {
        const answers = [await desk.act('publish', seen), await desk.edit(seen, seen.document)];
        expect(answers.map(({ status }) => status)).toEqual([409, 409]);
      }

      async remove(expected: Expected, { id, revision }: Manuscript): Promise<void> {
        const isKept = ['published', 'scheduled'].includes(expected.status);
        expect((await desk.send('DELETE', `/stories/${id}`, { revision })).status).toBe(isKept ? 409 : 200);
        if (!isKept) expected.status = 'binned';
      }

      async recover(expected: Expected, seen: Manuscript): Promise<void> {
        const { status } = await desk.act('recover', seen, {});
        if (expected.status !== 'binned') return expect(status).toBe(409);
        expect(status).toBe(this.isTaken(expected.slugs.at(-1) ?? '', expected) ? 422 : 200);
        if (status !== 200) return;
        // It was shown before if any revision of it was, whatever became of the slugs.
        expected.status = seen.publishedRevision === null ? 'draft' : 'unpublished';
        for (const slug of expected.known) if (this.isTaken(slug, expected)) expected.known.delete(slug);
      }

      async create(number: number, slug: string): Promise<void> {
        if (this.stories.has(number)) return;
        const answer = await desk.create(article(slug, { headline: `A ${this.word} runs` }));
        expect(answer.status).toBe(this.isTaken(slug) ? 422 : 201);
        if (answer.status === 201)
          this.stories.set(number, {
            id: manuscriptIn(answer).id,
            status: 'draft',
            revision: 1,
            slugs: [slug],
            shownAs: undefined,
            known: new Set(),
            due: undefined,
            approved: undefined,
          });
      }

      async save(expected: Expected, seen: Manuscript, document: Record<string, unknown>): Promise<void> {
        const slug = String(document.slug);
        const { status } = await desk.edit(seen, document);
        this.saved(expected, slug, status);
      }

      async restore(expected: Expected, seen: Manuscript): Promise<void> {
        const { status } = await desk.act('restore', seen, { revision: 1 });
        this.saved(expected, expected.slugs[0] ?? '', status);
      }

      saved(expected: Expected, slug: string, status: number): void {
        expect(status).toBe(this.isTaken(slug, expected) ? 422 : 200);
        if (status !== 200) return;
        expected.revision += 1;
        expected.slugs.push(slug);
      }

      shownIds(): string[] {
        return [...this.stories.values()].flatMap(({ id, shownAs }) => (shownAs === undefined ? [] : [id])).sort();
      }
    }

    async function listingsAreInOrder(run: Run): Promise<void> {
      const entries = await database.db.selectFrom('listing_entries').selectAll().execute();
      for (const rows of Map.groupBy(entries, ({ listing }) => listing).values()) {
        const ordered = rows.toSorted(
          (one, other) => one.published_at - other.published_at || (one.story_id < other.story_id ? 1 : -1),
        );
        expect(ordered.map(({ place }) => place)).toEqual(ordered.map((_, index) => index + 1));
      }
      const own = new Set([...run.stories.values()].map(({ id }) => id));
      const river = entries.filter(({ listing, story_id }) => listing === 'river' && own.has(story_id));
      expect(river.map(({ story_id }) => story_id).sort()).toEqual(run.shownIds());
    }

    async function searchFindsTheShown(run: Run): Promise<void> {
      const found = (await desk.data(`/api/neutron/search/masthead/results/web?searchQuery=${run.word}`)) as {
        items: { id: string }[];
        paging: { total: string };
      };
      expect(found.items.map(({ id }) => id).sort()).toEqual(run.shownIds());
      expect(found.paging.total).toBe(String(run.shownIds().length));
    }

    async function nothingIsLost({ id, status, revision, slugs }: Expected): Promise<void> {
      const current = await desk.manuscript(id);
      expect(current).toMatchObject({ status, revision, slug: slugs.at(-1) });
      const kept = await database.db
        .selectFrom('manuscript_revisions')
        .selectAll()
        .where('manuscript_id', '=', id)
        .orderBy('revision')
        .execute();
      expect(kept.map((row) => row.revision)).toEqual(slugs.map((_, index) => index + 1));
      expect(kept.map((row) => JSON.parse(row.document).slug)).toEqual(slugs);
      expect(JSON.parse(kept.at(-1)?.document ?? '')).toEqual(current.document);
    }

    /** Every slug under which a story was ever shown leads to that story, and to no other. */
    async function slugsLeadHome({ id, known, shownAs, status: state }: Expected): Promise<void> {
      for (const slug of known) {
        const { status, body } = await desk.ask(pagePath('article', slug));
        if (slug === shownAs)
          expect(body).toMatchObject({
            data: {
              components: expect.arrayContaining([expect.objectContaining({ data: expect.objectContaining({ id }) })]),
            },
          });
        else if (shownAs === undefined)
          expect([status, JSON.stringify(body).includes('availableOn')]).toEqual([
            state === 'scheduled' ? 404 : 410,
            false,
          ]);
        else expect(body).toMatchObject({ errors: [{ code: 301, context: { availableOn: [{ slug: shownAs }] } }] });
      }
    }

    async function formerSlugsAreNobodyElses(): Promise<void> {
      const { db } = database;
      const former = await db
        .selectFrom('former_slugs')
        .innerJoin('manuscripts', 'manuscripts.id', 'former_slugs.manuscript_id')
        .select(['former_slugs.slug', 'manuscript_id'])
        .where('status', '!=', 'binned')
        .execute();
      const present = await Promise.all([
        db.selectFrom('manuscripts').select(['id', 'slug']).execute(),
        db.selectFrom('stories').select(['id', 'slug']).execute(),
      ]);
      const owners = new Map(former.map(({ slug, manuscript_id }) => [slug, manuscript_id]));
      expect(present.flat().filter(({ id, slug }) => (owners.get(slug) ?? id) !== id)).toEqual([]);
    }

    /** Two that readers see, a minute apart, and one that they do not. */
    const BEFORE: readonly Deed[] = [
      { do: 'create', story: 0, name: 'one' },
      { do: 'publish', story: 0 },
      { do: 'wait', minutes: 1 },
      { do: 'create', story: 1, name: 'two' },
      { do: 'publish', story: 1 },
      { do: 'wait', minutes: 1 },
      { do: 'create', story: 2, name: 'three' },
    ];

    it('stand in order in their listings, are found when they are shown, keep their revisions and their slugs', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 20 }), async (deeds) => {
          const run = new Run();
          for (const each of [...BEFORE, ...deeds]) await run.carryOut(each);
          await listingsAreInOrder(run);
          await searchFindsTheShown(run);
          await formerSlugsAreNobodyElses();
          for (const expected of run.stories.values()) {
            await nothingIsLost(expected);
            await slugsLeadHome(expected);
          }
          expect(desk.reports).toEqual([]);
        }),
        { numRuns: 15 },
      );
    });
  },
);
