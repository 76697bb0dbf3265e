/** A small newsroom whose stories are written to be told apart by the rules of ranking. */
import type { SearchDocument } from '../index-story.ts';
import type { Name } from '../names.ts';

export const NOW = Date.UTC(2026, 5, 1);
export const DAY_MS = 86_400_000;

/** Each topic with the names of itself and those above it. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  phones: ['phones', 'tech'],
  laptops: ['laptops', 'tech'],
  audio: ['audio', 'tech'],
  tvs: ['tvs', 'tech'],
  ai: ['ai', 'tech'],
  'electric-cars': ['electric-cars', 'cars'],
  cars: ['cars'],
  kitchen: ['kitchen', 'home'],
  home: ['home'],
  money: ['money'],
  gaming: ['gaming', 'tech'],
  health: ['health'],
  'smart-home': ['smart-home', 'home'],
  internet: ['internet', 'home'],
  wearables: ['wearables', 'tech'],
};

/** Of each story: its facts (id, age, form, topics, author, products, tags), headline, dek and body. */
const WRITTEN = `
halo-5-review | 20 days | review | phones | Maya Lindqvist | Halo 5
Halo 5 review: the phone that heals itself
Scratches close overnight, and the battery lasts.
<p>We carried the Halo 5 with keys for a month. Its battery life is the best of any phone this year.</p>

halo-5-arrives | 40 days | article | phones | Noah Okafor | Halo 5
Halo 5 arrives with a self-healing screen
The company shows its next phone.
<p>It goes on sale in May.</p>

halo-4-review | 700 days | review | phones | Maya Lindqvist | Halo 4
Halo 4 review: good until the evening
A phone that asks for its charger.
<p>The battery life is short, and the screen scratches.</p>

halo-fold-leaks | 5 days | article | phones | Noah Okafor | Halo Fold | foldables
Halo Fold leaks before its launch
Pictures show two hinges.
<p>The pictures come from a regulator in Taiwan.</p>

best-phones | 10 days | article | phones | Maya Lindqvist | Halo 5, Pell 9
The best phones of 2026
Eleven phones, six weeks, one list.
<p>The Halo 5 leads; the Pell 9 costs half.</p>

best-phones-2024 | 740 days | article | phones | Maya Lindqvist | Halo 4
The best phones of 2024
Last years’ list, kept for the record.
<p>The Halo 4 led then.</p>

night-cameras | 60 days | article | phones | Ines Café
Camera phones compared at night
Street lamps, moonlight and a dark cellar.
<p>Long exposures need a steady hand or a wall.</p>

phone-cases | 100 days | article | phones | Ines Café
Cases that survive a fall
We dropped forty of them.
<p>A phone falls on its corner. The case for the Halo 5 held; the phone did not need it.</p>

pell-9-review | 30 days | review | phones | Noah Okafor | Pell 9
Pell 9 review: half the price
Cheap, and not sorry for it.
<p>The camera is slow at night.</p>

brindle-book-review | 15 days | review | laptops | Tomasz Łęcki | Brindle Book 14
Brindle Book 14 review: quiet and light
A laptop without a fan.
<p>The keyboard is shallow. Battery: fourteen hours.</p>

best-laptops | 25 days | article | laptops | Tomasz Łęcki | Brindle Book 14
The best laptops for students
Light ones, and ones that last.
<p>The Brindle Book 14 is first for its weight.</p>

laptop-battery | 200 days | article | laptops | Tomasz Łęcki |  | how-to
How to keep a laptop battery healthy
Between a fifth and four fifths.
<p>Heat shortens battery life more than charging does.</p>

arden-review | 50 days | review | electric-cars | Grace Abara | Arden 3 Touring
Arden 3 Touring review: the long way home
An electric car for families.
<p>Six hundred kilometres on one charge, in summer.</p>

winter-range | 120 days | article | electric-cars | Grace Abara | Arden 3 Touring
Electric cars in winter: the range, measured
Five cars, minus ten degrees.
<p>The Arden 3 lost a quarter of its range.</p>

home-charging | 300 days | article | electric-cars, home | Grace Abara
Charging at home, explained
What an electrician will ask you.
<p>An electric car needs its own circuit at home.</p>

diesel-history | 1500 days | article | cars | Grace Abara
A short history of the diesel
How the engine won, and lost.
<p>No electric car could match it in 1990, and then one did.</p>

router-place | 90 days | article | home | Ines Café
Where to put a router
Wi-Fi reaches further from a shelf.
<p>Walls with water in them stop it.</p>

mesh-routers | 35 days | article | home | Ines Café | Linden Mesh
Mesh routers for large homes
Three boxes or one good one.
<p>One router is enough for most flats.</p>

vpn-services | 45 days | article | tech | Noah Okafor
VPN services, tested for a year
Which ones keep what they promise.
<p>Two of them kept logs.</p>

oled-tvs | 22 days | article | tvs | Ruth Vance
OLED TVs for dark rooms
Black that is black.
<p>A TV is judged with the lights off.</p>

tv-settings | 400 days | article | tvs | Ruth Vance |  | how-to
Ten TV settings to change today
Motion smoothing first.
<p>OLED sets need their brightness limiter switched off.</p>

coffee-machine | 70 days | review | kitchen | Ruth Vance | Café Électrique
Café Électrique: a coffee machine with an app
It makes coffee. The app does not help.
<p>The naïve update broke it twice.</p>

air-fryer | 80 days | article | kitchen | Ruth Vance
Air fryer or oven: we metered both
Chips, a chicken and the bill.
<p>The oven wins for a chicken.</p>

robot-vacuums | 33 days | article | home | Ruth Vance
Robot vacuums and pet hair
Four robots, two cats.
<p>The brushes have to be cleaned every week.</p>

mattresses | 55 days | article | home, health | Ruth Vance
Mattresses for side sleepers
Slept on, not sat on.
<p>Foam gives way at the shoulder.</p>

credit-cards | 65 days | article | money | Dev Anand
Credit cards for people who pay in full
Points are only worth it without interest.
<p>Three cards, and when each is the right one.</p>

interest-rates | 66 days | article | money | Dev Anand
What the new interest rates mean
For savers, and for people with cards.
<p>Whoever does not pay the card in full pays more now.</p>

tax-software | 150 days | article | money | Dev Anand |  | taxes
Tax software for three households
A couple, a freelancer, a landlord.
<p>The free one was enough for the couple.</p>

bitcoin | 500 days | article | money | Dev Anand
Bitcoin halving, explained
Why half as much is mined.
<p>Every four years the reward is cut.</p>

ai-notes | 12 days | article | ai | Yuki Tanaka
Meeting notes by machine, checked
Four assistants and one invented quote.
<p>Artificial intelligence hears what it expects.</p>

ai-law | 3 days | article | ai | Yuki Tanaka |  | policy
New law on artificial intelligence passes
What it asks of companies, and when.
<p>The parliament voted at night.</p>

local-models | 170 days | article | ai, laptops | Yuki Tanaka
Running a language model on your own laptop
It fits, and it is slow.
<p>Intelligence that is artificial and local: sixteen gigabytes are enough.</p>

orbit-review | 28 days | review | gaming | Sam Delgado | Orbit
Orbit console review: games first
Quiet, quick, and short of games.
<p>The controller is the best part.</p>

game-deals | 1 days | article | gaming | Sam Delgado
Today’s game deals
Twelve under twenty.
<p>The Orbit bundle is back in stock.</p>

orbit-news | 2 days | article | gaming | Sam Delgado
Console makers agree on one charger
From next year.
<p>The Orbit follows in spring.</p>

carrow-review | 18 days | review | audio | Sam Delgado | Carrow H2
Carrow H2 review: silence at a price
Noise cancelling that works on trains.
<p>The headphones fold flat.</p>

headphones | 48 days | article | audio | Sam Delgado | Carrow H2
Headphones with noise cancelling, compared
Seven pairs on one commute.
<p>The Carrow H2 is the quietest.</p>

speakers | 210 days | article | audio | Sam Delgado
Bookshelf speakers under 300
Small boxes, placed well.
<p>Noise from the street hides what cancelling would cost.</p>

fitness-trackers | 75 days | article | health | Ruth Vance
Fitness trackers for people who do not run
Steps are not everything.
<p>A watch that counts sleep, not kilometres.</p>

caffeine | 250 days | article | health | Ruth Vance
Caffeine and sleep: your questions
How late is too late.
<p>A cup at four is still there at ten.</p>

balcony-solar | 14 days | article | home | Grace Abara
Solar panels on a rented balcony
What the landlord may say.
<p>Two panels pay for themselves in six years.</p>

state-of-the-art | 95 days | article | electric-cars | Yuki Tanaka
The state of the art in batteries
Solid, and soon.
<p>The art is in the separator, and every state wants a factory.</p>
`;

const listed = (text = ''): string[] => (text === '' ? [] : text.split(', '));

function documentOf(written: string): SearchDocument {
  const [facts = '', headline = '', dek = '', body = ''] = written.split('\n');
  const [id = '', age = '', form = '', topics, authors, products, tags] = facts.split('|').map((fact) => fact.trim());
  const slugs = listed(topics);
  return {
    id,
    typeName: `content_${form}`,
    headline,
    dek,
    body,
    names: {
      authors: listed(authors),
      topics: slugs.map((slug) => slug.replaceAll('-', ' ')),
      products: listed(products),
      tags: listed(tags),
    },
    topicSlugs: [...new Set(slugs.flatMap((slug) => TOPICS[slug] ?? [slug]))],
    publishedAt: NOW - Number.parseInt(age, 10) * DAY_MS,
  };
}

/** As written above: paragraphs of four lines. */
export const documentsIn = (written: string): SearchDocument[] => written.trim().split('\n\n').map(documentOf);

export const CORPUS: readonly SearchDocument[] = documentsIn(WRITTEN);

export const NAMES: readonly Name[] = [
  { kind: 'topic', key: 'phones', label: 'Phones' },
  { kind: 'topic', key: 'laptops', label: 'Laptops' },
  { kind: 'topic', key: 'electric-cars', label: 'Electric cars' },
  { kind: 'topic', key: 'health', label: 'Health' },
  { kind: 'product', key: 'halo-4', label: 'Halo 4' },
  { kind: 'product', key: 'halo-5', label: 'Halo 5' },
  { kind: 'product', key: 'halo-5-pro', label: 'Halo 5 Pro Max' },
  { kind: 'product', key: 'halo-fold', label: 'Halo Fold' },
  { kind: 'product', key: 'arden-3', label: 'Arden 3 Touring' },
  { kind: 'product', key: 'cafe-electrique', label: 'Café Électrique' },
  { kind: 'author', key: 'mlindqvist', label: 'Maya Lindqvist' },
  { kind: 'author', key: 'tlecki', label: 'Tomasz Łęcki' },
  { kind: 'author', key: 'eharris', label: 'Ella Harris' },
];
