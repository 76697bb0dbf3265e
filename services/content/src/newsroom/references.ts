/** Checks that whatever a newsroom's files name is in the newsroom, so that a slip is told with its file. */
import type { KindFiles } from '../kinds/files.ts';
import { kinds } from '../kinds/kinds.ts';
import { type NewsroomFiles, storyFiles } from './files.ts';

export function checkReferences(files: NewsroomFiles): void {
  const { topics, authors, pictures, products, collections, videos, front, navigation } = files;
  const stories = storyFiles(files);
  const known = {
    topic: new Set(topics.map(({ slug }) => slug)),
    author: new Set(authors.map(({ username }) => username)),
    picture: new Set(pictures.map(({ file }) => file)),
    product: new Set(products.map(({ slug }) => slug)),
    collection: new Set(collections.map(({ slug }) => slug)),
    story: new Set(stories.map(({ file }) => file.slug)),
    video: new Set(videos.map(({ slug }) => slug)),
  };
  const check = (file: string, kind: keyof typeof known, names: readonly (string | undefined)[]): void => {
    const missing = names.find((name) => name !== undefined && !known[kind].has(name));
    if (missing !== undefined) throw new Error(`${file}: there is no ${kind} ${missing}`);
  };
  for (const { portrait } of authors) check('authors.yaml', 'picture', [portrait]);
  for (const { slug, picture } of products) check(`products: ${slug}`, 'picture', [picture]);
  for (const { picture } of collections) check('collections.yaml', 'picture', [picture]);
  for (const { kind, file: written } of stories) {
    const { slug, matter } = written;
    const file = `${slug}.md`;
    check(file, 'topic', [matter.topic, ...matter.topics]);
    check(file, 'author', matter.authors);
    check(file, 'picture', [matter.picture, matter.promo?.picture]);
    check(file, 'story', matter.related);
    check(file, 'collection', matter.collections);
    check(file, 'product', matter.products);
    check(file, 'video', [matter.video]);
    const { names }: KindFiles = kinds[kind].files;
    const { picture = [], product = [], author = [], collection = [] } = names(matter);
    check(file, 'picture', picture);
    check(file, 'product', product);
    check(file, 'author', author);
    check(file, 'collection', collection);
  }
  const { lead, more, side, picks, shelf, sister, threads } = front;
  const best = [...shelf.stories, ...shelf.index].map(({ story }) => story);
  check('front.yaml', 'story', [lead, ...more, ...side, ...picks.stories, ...best, ...sister.stories]);
  check('front.yaml', 'topic', [shelf.topic, ...threads.map(({ topic }) => topic)]);
  check('front.yaml', 'picture', [sister.hero]);
  const { header, footer } = navigation;
  const links = [...header.main, ...footer.columns.flatMap((column) => column.links)];
  check('navigation.yaml', 'story', header.featured);
  check('navigation.yaml', 'topic', [
    ...header.big,
    ...header.columns.flatMap((column) => column.topics),
    ...links.map(({ topic }) => topic),
  ]);
}
