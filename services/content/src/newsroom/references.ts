/** Checks that whatever a newsroom's files name is in the newsroom, so that a slip is told with its file. */
import type { StoryMatter } from './file-schemas.ts';
import type { NewsroomFiles } from './files.ts';
import type { MarkdownFile } from './read-files.ts';

export function checkReferences(files: NewsroomFiles): void {
  const { topics, authors, pictures, products, collections, stories, galleries, videos, live, front, navigation } =
    files;
  const all: MarkdownFile<StoryMatter>[] = [...stories, ...galleries, ...videos, ...live];
  const known = {
    topic: new Set(topics.map(({ slug }) => slug)),
    author: new Set(authors.map(({ username }) => username)),
    picture: new Set(pictures.map(({ file }) => file)),
    product: new Set(products.map(({ slug }) => slug)),
    collection: new Set(collections.map(({ slug }) => slug)),
    story: new Set(all.map(({ slug }) => slug)),
    video: new Set(videos.map(({ slug }) => slug)),
  };
  const check = (file: string, kind: keyof typeof known, names: readonly (string | undefined)[]): void => {
    const missing = names.find((name) => name !== undefined && !known[kind].has(name));
    if (missing !== undefined) throw new Error(`${file}: there is no ${kind} ${missing}`);
  };
  for (const { portrait } of authors) check('authors.yaml', 'picture', [portrait]);
  for (const { slug, picture } of products) check(`products: ${slug}`, 'picture', [picture]);
  for (const { picture } of collections) check('collections.yaml', 'picture', [picture]);
  for (const { slug, matter } of all) {
    const file = `${slug}.md`;
    check(file, 'topic', [matter.topic, ...matter.topics]);
    check(file, 'author', matter.authors);
    check(file, 'picture', [matter.picture, matter.promo?.picture]);
    check(file, 'story', matter.related);
    check(file, 'collection', matter.collections);
    check(file, 'product', matter.products);
    check(file, 'video', [matter.video]);
  }
  for (const { slug, matter } of stories)
    check(`${slug}.md`, 'product', [matter.review?.product, ...matter.listicle.map(({ product }) => product)]);
  for (const { slug, matter } of galleries) {
    check(
      `${slug}.md`,
      'picture',
      matter.items.map(({ picture }) => picture),
    );
    check(
      `${slug}.md`,
      'product',
      matter.items.map(({ product }) => product),
    );
  }
  for (const { slug, matter } of live)
    check(
      `${slug}.md`,
      'author',
      matter.items.map(({ author }) => author),
    );
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
