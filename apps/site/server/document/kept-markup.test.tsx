import fc from 'fast-check';
import { createElement, Fragment, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Keeper, Kept } from '../../base/Kept.tsx';
import { KeptMarkup } from './kept-markup.ts';

/** As a document is put together. */
function documentOf(tree: ReactElement): string {
  const kept = new KeptMarkup();
  const html = renderToString(createElement(Keeper, { value: kept.keep }, tree));
  return kept.assemble(html).map(String).join('');
}

interface Part {
  text: string;
  /** Which object decides it; undefined: it is not kept. */
  of: number | undefined;
  inner: readonly Part[];
}

const { part } = fc.letrec<{ part: Part; parts: readonly Part[] }>((tie) => ({
  part: fc.record({
    text: fc.oneof(fc.string(), fc.constantFrom('', ' ', '’', '<b>')),
    of: fc.option(fc.nat(3), { nil: undefined }),
    inner: fc.oneof({ depthSize: 'small' }, fc.constant([]), tie('parts')),
  }),
  parts: fc.array(tie('part'), { maxLength: 3 }),
}));

/** Text beside elements, and elements in elements; what is kept is known by its object and its whole content. */
function treeOf(shown: Part, objects: readonly object[]): ReactElement {
  const { text, of, inner } = shown;
  const element = (
    <p>
      {text}
      {inner.map((each, index) => (
        <Fragment key={String(index)}>{treeOf(each, objects)}</Fragment>
      ))}
      {text}
    </p>
  );
  return (
    <Kept of={of === undefined ? undefined : objects[of]} as={JSON.stringify(shown)}>
      {element}
    </Kept>
  );
}

describe('parts of pages that are kept', () => {
  it('make the document that React makes without them, the first time and each time after it', () => {
    fc.assert(
      fc.property(part, (shown) => {
        const objects = [{}, {}, {}, {}];
        const plain = renderToString(treeOf(shown, objects));
        for (const _time of [1, 2, 3]) expect(documentOf(treeOf(shown, objects))).toBe(plain);
      }),
    );
  });

  const page = (of: object, as: string, text: string) => (
    <main>
      <Kept of={of} as={as}>
        <p>{text}</p>
      </Kept>
    </main>
  );

  it('are rendered once for what they show', () => {
    const story = {};
    expect(documentOf(page(story, 'end', 'first'))).toBe('<main><p>first</p></main>');
    expect(documentOf(page(story, 'end', 'later'))).toBe('<main><p>first</p></main>');
  });

  it('are others for another object, and for another way to show it', () => {
    const story = {};
    documentOf(page(story, 'end', 'first'));
    expect(documentOf(page({}, 'end', 'other'))).toBe('<main><p>other</p></main>');
    expect(documentOf(page(story, 'head', 'other'))).toBe('<main><p>other</p></main>');
  });

  it('cannot be forged by what an editor writes', () => {
    const text = '<!--known:0--> known:0; start:0;';
    expect(documentOf(<p>{text}</p>)).toBe(renderToString(<p>{text}</p>));
  });
});
