/** Any number of made-up stories, through the same door as real ones: for trying out how the house carries weight. */
import { storyKinds } from '@masthead/model';
import { idOf } from '../../kinds/newsroom-id.ts';
import { manuscriptById } from '../../repositories/manuscripts.ts';
import { publishNow } from '../../use-cases/writing/publish.ts';
import { saveFirst } from '../../use-cases/writing/save.ts';
import { validateDocument } from '../../use-cases/writing/validate.ts';
import type { NewsroomDeps, OnProgress } from '../import/importer.ts';

const SUBJECTS = [
  'A quiet laptop',
  'The long battery',
  'A small camera',
  'The cheap router',
  'An honest lamp',
  'The last cable',
];
const VERBS = ['outlasts', 'disappoints', 'surprises', 'confuses', 'replaces', 'outruns'];
const OBJECTS = [
  'its own box',
  'a patient tester',
  'the whole street',
  'two engineers',
  'an old favourite',
  'the brochure',
];
const MINUTE_MS = 60_000;

const pick = (words: readonly string[], number: number): string => words[number % words.length] ?? '';

const headlineOf = (number: number): string =>
  `${pick(SUBJECTS, number)} ${pick(VERBS, Math.floor(number / 6))} ${pick(OBJECTS, Math.floor(number / 36))}, test ${number}`;

const paragraphOf = (number: number): string =>
  `<p>Test ${number} ran for ${(number % 47) + 3} hours on bench ${(number % 9) + 1}. ` +
  `The reading was ${(number * 37) % 1000} and did not move when we looked away.</p>`;

/** Stories 1 to `count`, a minute apart, oldest first; those that are there already are left alone. */
export async function generateStories(
  { database, clock }: NewsroomDeps,
  count: number,
  onProgress: OnProgress,
): Promise<number> {
  const { db } = database;
  const [topics, authors] = await Promise.all([
    db.selectFrom('topics').select('slug').orderBy('slug').execute(),
    db.selectFrom('authors').select('username').orderBy('username').execute(),
  ]);
  if (topics.length === 0 || authors.length === 0)
    throw new Error('There are no topics or authors yet: import a newsroom first');
  const now = clock.now();
  let made = 0;
  for (let number = 1; number <= count; number += 1) {
    const slug = `generated-test-${number}`;
    const id = idOf('generated', String(number));
    const input = {
      typeName: storyKinds.article.typeName,
      slug,
      headline: headlineOf(number),
      dek: `What bench ${(number % 9) + 1} wrote down.`,
      type: number % 7 === 0 ? 'Feature' : 'News',
      topics: [topics[number % topics.length]?.slug],
      authors: [authors[number % authors.length]?.username],
      body: [0, 1, 2].map((part) => paragraphOf(number * 3 + part)).join(''),
    };
    made += await database.write(async (transaction) => {
      if (await manuscriptById(transaction, id)) return 0;
      const saved = await saveFirst(transaction, id, await validateDocument(transaction, input), {
        action: 'generated',
        writer: { name: 'generate' },
        now,
      });
      await publishNow(transaction, saved, saved, {
        publishedAt: now - (count - number + 1) * MINUTE_MS,
        updatedAt: null,
        now,
      });
      return 1;
    });
    onProgress(number, count, slug);
  }
  return made;
}
