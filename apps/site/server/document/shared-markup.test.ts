import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SharedMarkup } from './shared-markup.ts';

const textOf = (pieces: (string | Buffer)[]): string => pieces.map(String).join('');

describe('markup that documents share', () => {
  it('ends up exactly where its mark was rendered', () => {
    const well = fc.string().filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(fc.array(fc.tuple(well, well)), well, (parts, end) => {
        const shared = new SharedMarkup();
        const rendered = parts.map(([text, markup]) => text + shared.mark(markup)).join('') + end;
        expect(textOf(shared.assemble(rendered))).toBe(parts.flat().join('') + end);
      }),
    );
  });

  it('may be rendered in another order than it was marked, or not at all', () => {
    const shared = new SharedMarkup();
    const [first, second] = [shared.mark('<b>1</b>'), shared.mark('<b>2</b>')];
    expect(textOf(shared.assemble(`${second}-${first}`))).toBe('<b>2</b>-<b>1</b>');
    expect(textOf(shared.assemble('nothing'))).toBe('nothing');
  });

  it('cannot be forged by a comment in a text', () => {
    const shared = new SharedMarkup();
    shared.mark('<b>secret</b>');
    expect(textOf(shared.assemble('<!--part:0-->'))).toBe('<!--part:0-->');
  });
});
