/** How a name or a word looks: two that readers take for the same are the same here, whatever letters they are made of. */

/** Letters of other scripts, and signs, that are drawn as a Latin letter. Not all there are: those that are used to pass for somebody. */
const DRAWN_AS: Readonly<Record<string, string>> = {
  а: 'a',
  ɑ: 'a',
  α: 'a',
  '@': 'a',
  '4': 'a',
  в: 'b',
  Ь: 'b',
  ь: 'b',
  '8': 'b',
  с: 'c',
  ϲ: 'c',
  ԁ: 'd',
  ɗ: 'd',
  е: 'e',
  ё: 'e',
  є: 'e',
  ε: 'e',
  '3': 'e',
  '€': 'e',
  ɡ: 'g',
  '9': 'g',
  һ: 'h',
  н: 'h',
  η: 'n',
  і: 'i',
  ї: 'i',
  ı: 'i',
  ι: 'i',
  '1': 'i',
  l: 'i',
  '!': 'i',
  '|': 'i',
  ӏ: 'i',
  ł: 'i',
  ј: 'j',
  к: 'k',
  κ: 'k',
  м: 'm',
  μ: 'm',
  п: 'n',
  ո: 'n',
  о: 'o',
  ο: 'o',
  ø: 'o',
  օ: 'o',
  '0': 'o',
  р: 'p',
  ρ: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  '5': 's',
  $: 's',
  т: 't',
  τ: 't',
  '7': 't',
  υ: 'u',
  ս: 'u',
  ν: 'v',
  ѵ: 'v',
  ԝ: 'w',
  ω: 'w',
  ш: 'w',
  х: 'x',
  χ: 'x',
  у: 'y',
  γ: 'y',
  ʏ: 'y',
  '2': 'z',
};

const drawn = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')].map((letter) => DRAWN_AS[letter] ?? letter).join('');

/** A name's look: without spaces and signs. */
export const lookOf = (name: string): string =>
  drawn(name)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Whether a text has one of the words, however it is spelled with signs. An asterisk at a word's end takes any ending. */
export function wordIn(text: string, words: readonly string[]): string | undefined {
  const inText = drawn(text).split(/[^\p{L}\p{N}]+/u);
  const spread = ` ${inText.join(' ')} `;
  return words.find((word) => {
    const open = word.endsWith('*');
    const look = drawn(open ? word.slice(0, -1) : word)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .join(' ');
    return look !== '' && spread.includes(open ? ` ${look}` : ` ${look} `);
  });
}

/** Who speaks for the house has one of these only with its badge. */
const HOUSE_NAMES = ['masthead', 'roadshow', 'editor', 'moderator', 'admin', 'administrator', 'staff', 'support'];
const houseLooks = HOUSE_NAMES.map(lookOf);

export const looksLikeHouse = (name: string): boolean => {
  const look = lookOf(name);
  return houseLooks.some((house) => look === house || (house.length > 7 && look.includes(house)));
};
