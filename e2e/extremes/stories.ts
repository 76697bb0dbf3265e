/** The stories of the extreme newsroom, one for each edge. */

/** The newsroom has twelve, as many as a story may name. */
export const WRITERS = Array.from('abcdefghijkl', (letter) => `writer${letter}`);

interface ExtremeStory {
  kind: 'stories' | 'galleries' | 'live';
  slug: string;
  /** What a reader must find on its page as its first heading. */
  headline: string;
  /** Where it opens. */
  path: string;
  matter: Record<string, unknown>;
  text: string;
}

interface Given extends Partial<Omit<ExtremeStory, 'matter'>> {
  slug: string;
  headline: string;
  matter?: Record<string, unknown>;
}

const story = ({
  kind = 'stories',
  slug,
  headline,
  path = `/tech/${slug}/`,
  text = 'Short.',
  matter,
}: Given): ExtremeStory => ({
  kind,
  slug,
  headline,
  path,
  text,
  matter: {
    headline,
    dek: '',
    type: 'News',
    section: 'news',
    topic: 'phones',
    authors: ['writere'],
    age: '3h',
    ...matter,
  },
});

const SENTENCES = [
  'The meter on the bench said what it had said an hour before, and nobody was pleased.',
  'We charged it, drained it, and charged it again while a fan counted the minutes.',
  'A second sample did the same, which is how we knew that the first had not been unlucky.',
  'What the maker calls all day is, by the clock on our wall, a little under nine hours.',
];

/** Paragraphs of sixteen sentences, a heading every second one: 20,000 words and some. */
const longText = (): string =>
  Array.from({ length: 84 }, (_, part) => {
    const paragraph = Array.from({ length: 16 }, (__, at) => SENTENCES[(part + at) % SENTENCES.length]).join(' ');
    return part % 2 === 0 ? `## Chapter ${part / 2 + 1}\n\n${paragraph}` : paragraph;
  }).join('\n\n');

const WORD_WITHOUT_BREAK = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const edge = (index: number) => ({
  product: `product-${index + 1}`,
  award: index % 2 === 0 ? 'Best for people who already own the other twenty-four and still can’t decide' : '',
  ...(index % 4 === 0 ? {} : { score: index % 11 }),
  summary: index % 3 === 0 ? `${SENTENCES.join(' ')} ${SENTENCES.join(' ')}` : '',
  pros: index % 2 === 0 ? [SENTENCES[0]] : [],
  cons: index % 5 === 0 ? SENTENCES : [],
});

export const stories: readonly ExtremeStory[] = [
  story({
    slug: 'longest-headline',
    headline: `${WORD_WITHOUT_BREAK} explains why a headline has a limit`,
    matter: { dek: `${SENTENCES[0]} ${SENTENCES[1]} `.slice(0, 240), picture: 'phone-trio.jpg', type: 'Feature' },
  }),
  story({ slug: 'bare', headline: 'No' }),
  story({
    slug: 'twelve-authors',
    headline: 'Twelve people wrote this',
    matter: { authors: WRITERS },
  }),
  story({
    slug: 'from-right-to-left',
    headline: 'هاتف يصلح نفسه: كسرنا ستة منها',
    matter: { dek: 'اختبرناها أسبوعين.', authors: ['writerb', 'writerc'], picture: 'phone-trio.jpg' },
    text: 'كتبنا هذا من اليمين إلى اليسار.',
  }),
  story({
    slug: 'emoji',
    headline: '🔋🔋🔋 Batteries, ranked by smell 👩🏽‍🔬🇺🇳',
    matter: { dek: '👃 We sniffed 41 of them. 🤢', tags: [{ slug: 'smell', name: '👃 Smell' }] },
    text: '👩‍👩‍👧‍👦 '.repeat(300),
  }),
  story({
    slug: 'twenty-thousand-words',
    headline: 'Everything we know about waiting',
    text: longText(),
    matter: { type: 'Explainer' },
  }),
  story({
    slug: 'twenty-five-picks',
    headline: 'The best of everything, all of it',
    matter: { type: 'Best List', listicle: Array.from({ length: 25 }, (_, index) => edge(index)) },
  }),
  story({
    slug: 'nothing-against-nothing',
    headline: 'Product 2 vs Product 3',
    matter: { type: 'Versus', listicle: [{ product: 'product-2' }, { product: 'product-3' }] },
  }),
  story({
    slug: 'unscored',
    headline: 'We could not finish this review',
    path: '/reviews/unscored-review/',
    matter: { type: 'Review', section: 'reviews', review: { kind: 'review' } },
  }),
  story({
    slug: 'overscored',
    headline: 'Nine scores and a very long name',
    path: '/reviews/overscored-review/',
    matter: {
      type: 'Review',
      section: 'reviews',
      review: {
        product: 'product-1',
        score: 10,
        scores: Array.from({ length: 9 }, (_, index) => ({
          name: `${WORD_WITHOUT_BREAK.slice(0, 30)} ${index}`,
          score: index,
        })),
        good: SENTENCES,
        bad: [],
        bottomLine: SENTENCES.join(' '),
        editorsChoice: true,
      },
    },
  }),
  story({
    slug: 'ended-deal',
    headline: 'This was a good price once',
    path: '/deals/ended-deal/',
    matter: {
      type: 'Deals',
      section: 'deals',
      deals: [
        { product: 'product-1', ends: '1h' },
        { title: 'A thing without a shop', code: 'A'.repeat(24) },
      ],
    },
  }),
  story({
    kind: 'galleries',
    slug: 'one-picture',
    headline: 'One picture',
    path: '/pictures/one-picture/',
    matter: { type: 'Gallery', items: [{ picture: 'headphones-over-ear.jpg', title: WORD_WITHOUT_BREAK, text: '' }] },
  }),
  story({
    kind: 'galleries',
    slug: 'eighty-pictures',
    headline: 'Eighty pictures',
    path: '/pictures/eighty-pictures/40/',
    matter: {
      type: 'Gallery',
      items: Array.from({ length: 80 }, (_, index) => ({
        picture: 'phone-trio.jpg',
        title: `Picture ${index + 1}`,
        text: '',
      })),
    },
  }),
  story({
    kind: 'live',
    slug: 'nothing-yet-live',
    headline: 'Nothing has happened yet',
    path: '/news-live/nothing-yet-live/',
    matter: { type: 'Live', event: { starts: '-2h', zone: 'Pacific/Kiritimati' }, items: [] },
  }),
  story({
    kind: 'live',
    slug: 'two-hundred-live',
    headline: 'Two hundred things happened',
    path: '/news-live/two-hundred-live/',
    matter: {
      type: 'Live',
      event: { starts: '2h', zone: 'America/Los_Angeles' },
      items: Array.from({ length: 200 }, (_, index) => ({
        age: `${index + 1}m`,
        headline: index % 7 === 0 ? '' : `Thing ${200 - index}`,
        text: SENTENCES[index % 4],
        author: WRITERS[index % WRITERS.length],
        important: index % 50 === 0,
        pinned: index === 3,
      })),
    },
  }),
];
