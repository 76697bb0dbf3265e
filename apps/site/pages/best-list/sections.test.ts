/** Which words of a best list belong to which choice, and what of them is folded. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BestSection } from '../../components/best/sections.ts';
import type { Body, BodyPart } from '../../components/body/body-part.ts';
import type { ShownBlock } from '../../presentation/body/shown-block.ts';
import { sectionsOf as sectionsOfBlocks } from './sections.ts';

const text = (id: string, bodyHtml: string): BodyPart => ({ kind: 'text', id, bodyHtml });
const note = (id: string): BodyPart => ({ kind: 'callout', id, data: { text: 'Mind the gap' } });
const pick = (rank: number): BodyPart => ({
  kind: 'cnetlisticle',
  id: `pick-${rank}`,
  data: { rank, title: `P${rank}`, name: `P${rank}`, good: [], bad: [], offers: [], specs: [] },
});
const paragraph = (letters: number): string => `<p>${'x'.repeat(letters)}</p>`;

/** The blocks of these texts end with their tags, and have no others. */
const blockOf = (html: string): ShownBlock => ({
  kind: html.startsWith('<h2') ? 'heading' : 'paragraph',
  html,
  letters: html.replaceAll(/<[^>]*>/g, '').length,
  named: html.startsWith('<h2 id='),
  earns: false,
});
const sectionsOf = (body: Body): BestSection[] =>
  sectionsOfBlocks(
    body,
    new Map(
      body.map((part) => [
        part.id,
        part.kind === 'text'
          ? (part.bodyHtml ?? '').split(/(?<=<\/(?:p|aside)>)|(?<=<h2 id="[^"]*">[^<]*<\/h2>)/).map(blockOf)
          : [],
      ]),
    ),
  );

const htmlOf = (body: Body): string =>
  body.map((part) => (part.kind === 'text' ? part.bodyHtml : `[${part.kind}]`)).join('');
const outline = (sections: readonly BestSection[]) =>
  sections.map((section) =>
    section.kind === 'pick' ? [section.pick.title, htmlOf(section.body), htmlOf(section.more)] : htmlOf(section.body),
  );

it('what follows a choice belongs to it, up to the next heading or the next choice', () => {
  const body = [
    text('a', '<p>Intro</p>'),
    pick(1),
    text('b', '<p>Of one</p>'),
    note('n'),
    pick(2),
    text('c', '<p>Of two</p><h2 id="toc-s-item-3">How to choose</h2><p>Last</p>'),
    note('m'),
  ];
  expect(outline(sectionsOf(body))).toEqual([
    '<p>Intro</p>',
    ['P1', '<p>Of one</p>[callout]', ''],
    ['P2', '<p>Of two</p>', ''],
    '<h2 id="toc-s-item-3">How to choose</h2><p>Last</p>[callout]',
  ]);
});

it('a heading in a box beside the text ends nothing', () => {
  const boxed = '<aside><h2>What we know</h2></aside><p>Of one</p>';
  expect(outline(sectionsOf([pick(1), text('a', boxed)]))).toEqual([['P1', boxed, '']]);
});

it('a heading right after a choice leaves it without words', () => {
  const heading = '<h2 id="toc-s-item-1">Next</h2>';
  expect(outline(sectionsOf([pick(1), text('a', heading)]))).toEqual([['P1', '', ''], heading]);
});

it('a long text is shown up to the block that reaches 600 letters, and the rest is folded with what is in it', () => {
  const body = [
    pick(1),
    text('a', paragraph(500) + paragraph(200) + paragraph(300)),
    note('n'),
    text('b', paragraph(200)),
  ];
  expect(outline(sectionsOf(body))).toEqual([
    ['P1', paragraph(500) + paragraph(200), `${paragraph(300)}[callout]${paragraph(200)}`],
  ]);
});

it('a rest of under 400 letters is not worth a press', () => {
  const whole = paragraph(700) + paragraph(399);
  expect(outline(sectionsOf([pick(1), text('a', whole)]))).toEqual([['P1', whole, '']]);
  expect(outline(sectionsOf([pick(1), text('a', `${whole}<p>.</p>`)]))).toEqual([
    ['P1', paragraph(700), `${paragraph(399)}<p>.</p>`],
  ]);
});

it('nothing is lost, nothing is said twice, and no two parts have the same name', () => {
  const html = fc.array(
    fc.oneof(fc.integer({ min: 1, max: 900 }).map(paragraph), fc.constant('<h2 id="toc">Heading</h2>')),
    { minLength: 1, maxLength: 6 },
  );
  const part = fc.oneof(
    html.map((blocks) => ({ html: blocks.join('') })),
    fc.constantFrom('pick' as const, 'note' as const),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const body = parts.map((each, index): BodyPart => {
        if (each === 'pick') return { ...pick(index), id: `part-${index}` };
        return each === 'note' ? note(`part-${index}`) : text(`part-${index}`, each.html);
      });
      const sections = sectionsOf(body);
      const shown = sections.map((section) =>
        section.kind === 'pick' ? `[cnetlisticle]${htmlOf([...section.body, ...section.more])}` : htmlOf(section.body),
      );
      expect(shown.join('')).toBe(htmlOf(body));
      const names = sections.flatMap((section) => [
        section.id,
        ...section.body.map(({ id }) => id),
        ...(section.kind === 'pick' ? section.more.map(({ id }) => id) : []),
      ]);
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});
