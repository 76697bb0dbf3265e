/** More stories, and the things they are about, for the queries that are graded: among them many that nearly fit. */
import type { SearchDocument } from '../index-story.ts';
import type { Thing } from '../things.ts';
import { CORPUS, documentsIn, NAMES } from './corpus.ts';

const WRITTEN = `
wifi-slow | 8 days | article | internet | Ines Okonjo |  | how-to
Why your Wi-Fi is slow in the evening
Neighbours, walls and one old laptop.
<p>Every router on your street talks at once. Move yours to another channel.</p>

wifi-7-explained | 50 days | article | internet | Ines Okonjo
Wifi 7, explained without the numbers
What it does, and who can wait.
<p>A phone from last year gains nothing.</p>

hotel-wifi | 200 days | article | internet, money | Dev Anand
What a hotel knows of you
And what it sells.
<p>The free wi-fi asks for a room number and keeps it.</p>

smart-lock-review | 26 days | review | smart-home | Ruth Vance | Sentry Bolt
Sentry Bolt review: a smart lock that knows when to fail
It opens with a key, too.
<p>The motor is loud at night.</p>

best-smart-locks | 44 days | article | smart-home | Ruth Vance | Sentry Bolt, Latchkey 2
Best smart locks: four doors, one winter
Two of them froze.
<p>The Sentry Bolt opened every time.</p>

lock-recall | 6 days | article | smart-home | Noah Okafor | Latchkey 2
Smartlock maker recalls forty thousand bolts
A firmware update jammed them.
<p>Owners of the Latchkey 2 should not update.</p>

halo-12-pro-review | 9 days | review | phones | Maya Lindqvist | Halo 12 Pro
Halo 12 Pro review: beautiful, and it knows it
The best camera of any phone, at a price.
<p>It costs a thousand dollars, and the battery lasts two days.</p>

halo-12-review | 11 days | review | phones | Maya Lindqvist | Halo 12
Halo 12 review: the one to buy
All that most people need.
<p>The screen is smaller than that of the Pro.</p>

halo-12-vs-pell-10 | 7 days | article | phones | Noah Okafor | Halo 12, Pell 10
Halo 12 vs. Pell 10: two phones, one staircase
Only one of them still rings.
<p>We dropped both from the third step.</p>

twelve-halos | 3 days | article | gaming | Sam Delgado
The halo effect: why we buy from makers we like
Twelve experiments about taste.
<p>A halo around one thing lights the others. Of 12 people, nine agreed.</p>

robot-vacuums-2026 | 16 days | article | home | Ruth Vance | Sweep S1, Sweep S9, Dusty
Best robot vacuums of 2026
Nine robots, three floors, one rug with fringes.
<p>The Sweep S9 leads. The Dusty costs a quarter of it.</p>

robot-vacuums-2023 | 1000 days | article | home | Ruth Vance | Sweep S1
Best robot vacuums of 2023
An older list.
<p>The Sweep S1 led then.</p>

sweep-s9-review | 21 days | review | home | Ruth Vance | Sweep S9
Sweep S9 review: a robot that lifts its mop
It cleans, washes and dries itself.
<p>The best robot vacuum that we have tested, and the dearest.</p>

dusty-review | 40 days | review | home | Ruth Vance | Dusty
Dusty review: the cheap robot that misses corners
It finds its way home nine times of ten.
<p>A vacuum for a flat without rugs.</p>

cordless-vacuums | 13 days | article | home | Ruth Vance | Draft 8
Cordless vacuums that last a whole house
Batteries, brushes and bins.
<p>None of them is a robot. The Draft 8 costs under 300 dollars.</p>

wellness-rings | 19 days | article | wearables, health | Ruth Vance | Loop Ring
How well do wellness rings measure sleep?
Eight fingers, one clinic.
<p>The Loop Ring slept well; its wearer did not.</p>

h-g-wells | 60 days | article | gaming | Alan Wells
A game of the time machine
The designers of a quiet puzzle.
<p>It is played well in an evening.</p>

wells-routers | 85 days | article | internet | Alan Wells
Three towns that laid their own fibre
How they did it, and what they pay.
<p>The cables go along the river.</p>

ines-profile | 30 days | article | internet | Ines Okonjo
Reading a speed test in ten seconds
Two numbers matter.
<p>In most homes the line is faster than the laptop.</p>

nothing-phone | 29 days | review | phones | Noah Okafor | Blank One
Blank One review: lights on the back
They blink. It is fun for a week.
<p>There is nothing wrong with its camera.</p>

television-buying | 130 days | article | tvs | Ruth Vance
How large should a television be?
Measure the sofa first.
<p>Sit at one and a half times its width.</p>

soundbars | 23 days | article | audio, tvs | Sam Delgado | Ledge 2
Soundbars that make speech clear
Six bars under one screen.
<p>The Ledge 2 has a key for voices.</p>

earbuds-under-100 | 17 days | article | audio | Sam Delgado | Pip Buds, Kestrel Buds
The best earbuds under $100
Eleven pairs, two commutes.
<p>The Pip Buds cost sixty.</p>

kestrel-review | 12 days | review | audio | Sam Delgado | Kestrel Buds
Kestrel Buds review: I forgot to charge them
The wireless earbuds with the longest battery life.
<p>They cost two hundred dollars.</p>

ebike-review | 31 days | review | cars | Grace Abara | Volta Commuter
Volta Commuter review: an e-bike for stairs
Fourteen kilograms, lamp included.
<p>It is carried up three floors.</p>

ebike-batteries | 90 days | article | cars | Grace Abara
Electric bike batteries and fire: what we know
How to charge one at home.
<p>Buy the charger that came with it.</p>

passkeys | 36 days | article | tech | Noah Okafor |  | security, how-to
Passkeys, explained
Sign in without a password.
<p>Your phone proves that it is you.</p>

password-managers | 52 days | article | tech | Noah Okafor | Vaultly
The best password managers
Four of them, imported and exported.
<p>Vaultly fills in one-time codes.</p>

heat-pump-bill | 41 days | article | home | Grace Abara
Heat pumps: a bill, line by line
What one house paid in a year.
<p>Air conditioning in summer was part of it.</p>

air-conditioners | 5 days | article | home | Grace Abara | Breeze 9
Portable air conditioners, measured
One room at thirty degrees.
<p>The Breeze 9 was the quietest.</p>

laptops-under-700 | 20 days | article | laptops | Tomasz Łęcki | Fennel 13
Cheap laptops that are good enough
Five machines for less than a phone.
<p>The Fennel 13 costs 649 dollars.</p>

fennel-review | 46 days | review | laptops | Tomasz Łęcki | Fennel 13
Fennel 13 review: plastic, and proud
A keyboard worth more than its price.
<p>The notebook weighs little.</p>

ps6-rumours | 4 days | article | gaming | Sam Delgado
What we expect of the Station 6
Rumours, sorted by how likely they are.
<p>A console without a drive.</p>

gift-guide-2025 | 190 days | article | tech | Maya Lindqvist
Gifts of 2025 that people kept
We asked them in spring.
<p>Headphones, mostly.</p>

ev-tax-credit-2026 | 24 days | article | electric-cars, money | Dev Anand
The tax credit for electric cars in 2026
Who gets it, and how.
<p>The form is two pages long.</p>
`;

const MORE: readonly SearchDocument[] = documentsIn(WRITTEN);

export const GRADED_CORPUS: readonly SearchDocument[] = [...CORPUS, ...MORE];

export const SYNONYMS: readonly (readonly string[])[] = [
  ['tv', 'television'],
  ['laptop', 'notebook'],
  ['vacuum', 'hoover'],
  ['electric car', 'ev', 'electric vehicle'],
];

const product = (key: string, label: string, kind: string, dollars: number): Thing => ({
  kind: 'product',
  key,
  label,
  about: [kind],
  priceCents: dollars * 100,
});

export const THINGS: readonly Thing[] = [
  ...NAMES,
  product('halo-12', 'Halo 12', 'Phone', 799),
  product('halo-12-pro', 'Halo 12 Pro', 'Phone', 999),
  product('pell-9', 'Pell 9', 'Phone', 399),
  product('pell-10', 'Pell 10', 'Phone', 599),
  product('blank-one', 'Blank One', 'Phone', 449),
  product('sentry-bolt', 'Sentry Bolt', 'Smart lock', 229),
  product('latchkey-2', 'Latchkey 2', 'Smart lock', 179),
  product('sweep-s1', 'Sweep S1', 'Robot vacuum', 249),
  product('sweep-s9', 'Sweep S9', 'Robot vacuum', 1199),
  product('dusty', 'Dusty', 'Robot vacuum', 189),
  product('draft-8', 'Draft 8', 'Cordless vacuum', 279),
  product('pip-buds', 'Pip Buds', 'Earbuds', 59),
  product('kestrel-buds', 'Kestrel Buds', 'Earbuds', 199),
  product('fennel-13', 'Fennel 13', 'Laptop', 649),
  product('brindle-book-14', 'Brindle Book 14', 'Laptop', 1299),
  product('volta-commuter', 'Volta Commuter', 'E-bike', 1899),
  product('loop-ring', 'Loop Ring', 'Smart ring', 299),
  { kind: 'author', key: 'iokonjo', label: 'Ines Okonjo' },
  { kind: 'author', key: 'icafe', label: 'Ines Café' },
  { kind: 'author', key: 'awells', label: 'Alan Wells' },
  { kind: 'author', key: 'sdelgado', label: 'Sam Delgado' },
  { kind: 'author', key: 'rvance', label: 'Ruth Vance' },
  { kind: 'topic', key: 'smart-home', label: 'Smart home' },
  { kind: 'topic', key: 'tvs', label: 'TVs' },
  { kind: 'topic', key: 'internet', label: 'Internet' },
  { kind: 'topic', key: 'home', label: 'Home' },
];
