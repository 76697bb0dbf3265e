import type { Layout, LayoutComponent } from '@masthead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FrontBlock } from './data.ts';
import { rowsOf, spanOf } from './rows.ts';

const place = (slug: string, hidden = false): LayoutComponent => ({
  id: slug,
  familyName: 'front',
  typeName: undefined,
  view: undefined,
  slug,
  hidden,
});
const cell = (colspan: number | undefined, slugs: string[], children: Layout[] = [], label?: string): Layout => ({
  colspan,
  label,
  components: slugs.map((slug) => place(slug, slug.startsWith('hidden'))),
  children,
});

const anyCell = (depth: number): fc.Arbitrary<Layout> =>
  fc.record({
    colspan: fc.option(fc.double({ min: -3, max: 30, noNaN: true }), { nil: undefined }),
    label: fc.constant(undefined),
    components: fc.array(
      fc.boolean().map((hidden) => place('x', hidden)),
      { maxLength: 3 },
    ),
    children: depth === 0 ? fc.constant([]) : fc.array(anyCell(depth - 1), { maxLength: 3 }),
  });

/** Fills every place with a heading of its name and the form it has. */
const fill = (places: readonly LayoutComponent[], wide: boolean): FrontBlock[] =>
  places.map(({ id = '' }) => ({ kind: 'river', id: wide ? id.toUpperCase() : id, heading: id }));

const shown = (layout: Layout[]) =>
  rowsOf(layout, fill).map((row) =>
    row.kind === 'band' ? row.block.id : row.cells.map(({ span, blocks }) => [span, ...blocks.map(({ id }) => id)]),
  );

describe('the rows of a layout', () => {
  it('are bands where a cell has the whole width, one for each place', () => {
    expect(shown([cell(12, ['a', 'b']), cell(undefined, ['c'])])).toEqual(['A', 'B', 'C']);
  });

  it('hold cells beside each other as long as there is room', () => {
    expect(shown([cell(9, ['a']), cell(3, ['b']), cell(8, ['c']), cell(6, ['d'])])).toEqual([
      [
        [9, 'a'],
        [3, 'b'],
      ],
      [[8, 'c']],
      [[6, 'd']],
    ]);
  });

  it('come from the cells within a whole row, while within a narrower cell all stands below each other', () => {
    const children = [cell(6, ['b']), cell(6, ['c'], [cell(12, ['d'])])];
    expect(shown([cell(12, ['a'], children)])).toEqual([
      'A',
      [
        [6, 'b'],
        [6, 'c', 'd'],
      ],
    ]);
  });

  it('have nothing that is hidden, and no cell without anything', () => {
    expect(shown([cell(6, ['hidden-a']), cell(6, ['b']), cell(12, []), cell(4, ['hidden-c'])])).toEqual([[[6, 'b']]]);
  });

  it('give a cell’s label to its first block that has a heading', () => {
    const live: FrontBlock = { kind: 'live', id: 'live', coverage: [] };
    const rows = rowsOf([cell(12, ['a', 'b'], [], 'Label')], (places) => [live, ...fill(places, true)]);
    expect(rows).toMatchObject([
      { block: live },
      { block: { id: 'A', heading: 'Label' } },
      { block: { id: 'B', heading: 'b' } },
    ]);
  });

  it('show every place that is not hidden once, in the editors’ order, in rows of at most twelve columns', () => {
    fc.assert(
      fc.property(fc.array(anyCell(2), { maxLength: 4 }), (unnamed) => {
        let count = 0;
        const named = (each: Layout): Layout => ({
          ...each,
          components: each.components.map((component) => ({ ...component, id: String(count++) })),
          children: each.children.map(named),
        });
        const layout = unnamed.map(named);
        const wanted = (each: Layout): string[] => [
          ...each.components.flatMap(({ id = '', hidden }) => (hidden ? [] : [id])),
          ...each.children.flatMap(wanted),
        ];
        const rows = rowsOf(layout, fill);
        const ids = rows.flatMap((row) =>
          row.kind === 'band' ? [row.block.id] : row.cells.flatMap(({ blocks }) => blocks.map(({ id }) => id)),
        );
        expect(ids).toEqual(layout.flatMap(wanted));
        for (const row of rows)
          if (row.kind === 'cells') expect(row.cells.reduce((sum, { span }) => sum + span, 0)).toBeLessThanOrEqual(12);
        for (const each of layout) expect(spanOf(each)).toSatisfy((span: number) => span >= 1 && span <= 12);
      }),
    );
  });
});
