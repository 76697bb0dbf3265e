/** Checks that whatever a newsroom's files name is in the newsroom, so that a slip is told with its file. */
import type { NewsroomFiles } from './files.ts';

export function checkReferences({ topics, authors, pictures, stories }: NewsroomFiles): void {
  const known = {
    topic: new Set(topics.map(({ slug }) => slug)),
    author: new Set(authors.map(({ username }) => username)),
    picture: new Set(pictures.map(({ file }) => file)),
    story: new Set(stories.map(({ slug }) => slug)),
  };
  const check = (file: string, kind: keyof typeof known, names: readonly string[]): void => {
    const missing = names.find((name) => !known[kind].has(name));
    if (missing !== undefined) throw new Error(`${file}: there is no ${kind} ${missing}`);
  };
  for (const { portrait } of authors) check('authors.yaml', 'picture', [portrait]);
  for (const story of stories) {
    const file = `${story.slug}.md`;
    check(file, 'topic', [story.topic, ...story.topics]);
    check(file, 'author', story.authors);
    check(file, 'picture', story.picture ? [story.picture] : []);
    check(file, 'story', story.related);
  }
}
