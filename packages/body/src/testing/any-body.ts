/** Trees of any shape, for properties that hold for all of them. */
import fc from 'fast-check';
import type { Body } from '../body.ts';
import { NETWORK_SHORTCODES } from '../elements/embed/element.ts';
import { type Attributes, type Element, type ElementName, readElement, writeElement } from '../elements/registry.ts';
import { type Block, type Cell, type Inline, MARKS, SCOPES } from '../tree.ts';

/** Words with whatever means something elsewhere, and without space at their edges. */
const text = fc
  .array(fc.constantFrom('word', 'é', '👩‍🚀', '<', '>', '&', '"', '&lt;', ' ', '\n', '</p>', "it's", '=', '1'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => `w${parts.join('')}w`);
/** Links never stand within links. */
const words = text.map((said): Inline[] => [said]);
/** Without the bars that part things. */
const label = text.map((words) => words.replaceAll(/\s+/g, ' '));
const labels = (minLength: number) => fc.uniqueArray(label, { minLength, maxLength: 5 });
const number = fc.constantFrom('0', '-1', '2.50', '1000');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const attributes: { readonly [Name in ElementName]: fc.Arbitrary<Attributes<Name>> } = {
  image: fc.record({ picture: label, caption: maybe(label) }),
  gallery: fc.record({ story: label }),
  video: fc.record({ story: label, caption: maybe(label) }),
  chart: labels(2).chain((names) =>
    fc.record({
      type: fc.constantFrom('bar', 'line', undefined),
      title: label,
      unit: maybe(fc.constantFrom('W', '%')),
      labels: fc.constant(names),
      values: fc.array(number, { minLength: names.length, maxLength: names.length }),
    }),
  ),
  buybutton: fc.record({ product: label }),
  reviewcard: fc.record({ product: label, api: maybe(fc.json()) }),
  infocard: fc.record({ title: label, text: label }),
  callout: fc.record({ text: label }),
  relatedlinks: fc.record({ stories: labels(1), title: maybe(label) }),
  specs: fc.record({ product: label }),
  pricehistory: fc.record({ product: label }),
  newsletter: fc.record({ slug: label }),
  cnetlisticle: fc.record({ item: fc.integer({ min: 1, max: 999 }) }),
  cnetlisticle_mini: fc.constant({}),
  cross_content_listicle: fc.record({ title: maybe(label), stories: labels(1) }),
  faq: labels(1).chain((questions) =>
    fc.record({
      title: maybe(label),
      questions: fc.constant(questions),
      answers: fc.array(label, { minLength: questions.length, maxLength: questions.length }),
    }),
  ),
  pullquote: fc.record({ text: label, by: maybe(label) }),
  table: labels(2).chain((columns) =>
    fc.record({
      caption: label,
      columns: fc.constant(columns),
      rows: fc.array(
        fc.array(fc.oneof(label, fc.constant('')), { minLength: columns.length, maxLength: columns.length }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
  ),
  embed: fc.record({
    url: fc.webUrl(),
    text: maybe(label),
    network: maybe(fc.constantFrom(...NETWORK_SHORTCODES)),
  }),
};

/** As they are stored: what is absent is not there at all. */
const elementNamed = <Name extends ElementName>(name: Name): fc.Arbitrary<Element<Name>> =>
  attributes[name].map((said) => {
    const read = readElement(name, writeElement({ kind: 'element', name, attributes: said }));
    if ('issues' in read) throw new Error(`${name}: ${JSON.stringify(read.issues)}`);
    return read.element;
  });

const element = fc.oneof(...Object.keys(attributes).filter(isName).map(elementNamed));

function isName(name: string): name is ElementName {
  return Object.hasOwn(attributes, name);
}

const { inlines, blocks } = fc.letrec<{ wrap: Inline; inlines: Inline[]; block: Block; blocks: Block[]; cell: Cell }>(
  (tie) => ({
    wrap: fc.oneof(
      { maxDepth: 3 },
      fc.constant<Inline>({ kind: 'br' }),
      fc.record({ kind: fc.constantFrom(...MARKS), inside: tie('inlines') }),
      fc.record({
        kind: fc.constant('link' as const),
        href: fc.constantFrom('/x/', 'https://a.example/?b=1&c=2', '#d'),
        inside: words,
      }),
      fc.record({ kind: fc.constant('abbr' as const), title: text, inside: tie('inlines') }),
      fc.record({ kind: fc.constant('commercelink' as const), product: label, inside: words }),
    ),
    /** Words at both ends, so that none of them is lost with the space beside it. */
    inlines: fc
      .tuple(text, fc.array(fc.tuple(tie('wrap'), text), { maxLength: 2 }))
      .map(([first, rest]): Inline[] => [first, ...rest.flat()]),
    block: fc.oneof(
      { maxDepth: 3 },
      fc.record({ kind: fc.constant('paragraph' as const), inside: tie('inlines') }),
      fc.record({
        kind: fc.constant('heading' as const),
        level: fc.constantFrom(2 as const, 3 as const),
        inside: tie('inlines'),
      }),
      fc.constant<Block>({ kind: 'rule' }),
      fc.record({ kind: fc.constantFrom('quote' as const, 'aside' as const), inside: tie('blocks') }),
      fc.record({ kind: fc.constant('figure' as const), inside: tie('blocks'), caption: tie('inlines') }),
      fc.record({
        kind: fc.constant('list' as const),
        ordered: fc.boolean(),
        items: fc.array(tie('blocks'), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({
        kind: fc.constant('table' as const),
        caption: tie('inlines'),
        head: fc.array(fc.array(tie('cell'), { minLength: 1, maxLength: 2 }), { maxLength: 1 }),
        body: fc.array(fc.array(tie('cell'), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 }),
      }),
    ),
    blocks: fc
      .tuple(fc.option(tie('inlines'), { nil: undefined }), fc.array(tie('block'), { minLength: 1, maxLength: 3 }))
      .map(([words, rest]): Block[] => (words ? [{ kind: 'words', inside: words }, ...rest] : rest)),
    cell: fc
      .record({
        header: fc.boolean(),
        scope: fc.constantFrom(...SCOPES),
        colspan: fc.integer({ min: 1, max: 9 }),
        inside: tie('blocks'),
      })
      .map(({ header, scope, ...cell }): Cell => (header ? { header, scope, ...cell } : { header, ...cell })),
  }),
);

const paragraph = inlines.map((inside): Block => ({ kind: 'paragraph', inside }));

export const anyBody: fc.Arbitrary<Body> = fc
  .array(fc.oneof(element, paragraph, blocks), { maxLength: 6 })
  .map((pieces): Body => ({ version: 1, blocks: pieces.flat() }));
