/** A newsroom that nobody would run: every story goes to the edge of what the desk accepts. Written into a folder to be imported. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../server/testing/start-product.ts';
import { stories, WRITERS } from './stories.ts';

const PICTURES = [
  { file: 'phone-trio.jpg', width: 1600, height: 900 },
  { file: 'headphones-over-ear.jpg', width: 1600, height: 900 },
];

const LONG_NAME = { firstName: 'Maximiliana-Theodora', lastName: 'Wolkenstein-Featherstonehaugh-Oyelaran' };
const NAMES = [
  LONG_NAME,
  { firstName: 'ليلى', lastName: 'الحداد' },
  { firstName: 'נועה', lastName: 'בן־שחר' },
  { firstName: 'Ỹ', lastName: '' },
  ...Array.from({ length: 8 }, (_, index) => ({ firstName: 'Reporter', lastName: `Number ${index + 5}` })),
];

const authors = NAMES.map(({ firstName, lastName }, index) => ({
  username: WRITERS[index],
  firstName,
  lastName,
  jobTitle: index === 0 ? 'Senior deputy assistant editor for household appliances and adjacent matters' : 'Reporter',
  bio: index === 3 ? '' : 'Writes.',
}));

const LONG_PRODUCT =
  'Voltaire Perpetua Ultra Max Pro Plus 27 (Second Edition, 2026) Limited Founders’ Colourway in Midnight Sand';

const products = Array.from({ length: 25 }, (_, index) => ({
  slug: `product-${index + 1}`,
  name: index === 0 ? LONG_PRODUCT : `Product ${index + 1}`,
  maker: 'Voltaire',
  kind: 'Phone',
  price: index === 1 ? 0 : 1_234_567.89,
  attributes:
    index === 2
      ? []
      : [
          { name: 'Weight', value: 'Rechtsschutzversicherungsgesellschaften'.repeat(2) },
          { name: 'Ports', value: 0 },
        ],
  offers:
    index % 3 === 0
      ? [
          {
            merchant: 'A Shop With A Very Long Name Indeed, And Sons',
            url: 'https://shop.example/',
            history: [
              [90, 1_234_567.89],
              [1, 1_234_566.5],
            ],
          },
        ]
      : [],
  ...(index % 2 === 0 ? { picture: PICTURES[0]?.file } : {}),
}));

const topics = [
  { slug: 'tech', name: 'Tech', description: 'Things with a battery.' },
  { slug: 'phones', name: 'Phones', description: 'Things that ring.', parent: 'tech' },
  { slug: 'silence', name: 'Silence', description: 'Nobody has written about it yet.' },
  { slug: 'auto', name: 'Cars', description: 'Things with wheels.' },
];

const FILES: Readonly<Record<string, unknown>> = {
  'topics.yaml': topics,
  'authors.yaml': authors,
  'products/all.yaml': products,
  'pictures.yaml': PICTURES.map((picture) => ({
    ...picture,
    alt: 'A picture',
    caption: '',
    credit: '',
    color: '#205080',
    focus: { x: 0.5, y: 0.5 },
  })),
  'front.yaml': {
    threads: [],
    lead: 'longest-headline',
    more: [],
    side: ['bare'],
    picks: { title: 'Picks', stories: [] },
    shelf: { topic: 'phones', title: 'Tested', stories: ['twelve-authors'] },
    sister: { hero: PICTURES[0]?.file, heroAlt: 'A picture', stories: ['bare'] },
  },
  'navigation.yaml': {
    header: { main: [{ label: 'Latest', href: '/' }], big: [], columns: [], featured: [] },
    footer: { statement: 'We go to the edge.', columns: [] },
  },
  'places.yaml': { providers: [], towns: [] },
  ...Object.fromEntries(
    ['collections', 'features', 'newsletters', 'texts', 'vanity'].map((name) => [`${name}.yaml`, []]),
  ),
};

/** JSON is YAML too. */
export async function writeExtremes(folder: string): Promise<void> {
  for (const name of ['products', 'stories', 'galleries', 'live', 'pictures'])
    await mkdir(join(folder, name), { recursive: true });
  for (const [name, value] of Object.entries(FILES)) await writeFile(join(folder, name), JSON.stringify(value));
  for (const { file } of PICTURES) await cp(join(ROOT, 'content/pictures', file), join(folder, 'pictures', file));
  for (const { kind, slug, matter, text } of stories)
    await writeFile(join(folder, kind, `${slug}.md`), `---\n${JSON.stringify(matter)}\n---\n${text}\n`);
}
