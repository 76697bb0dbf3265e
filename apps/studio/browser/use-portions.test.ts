import { describe, expect, it } from 'vitest';
import { byOffset, merged } from './use-portions.ts';

describe('a list that is loaded in portions', () => {
  it('asks for the portion before again, in which something may have moved up', () => {
    const pathAfter = byOffset('/api/desk/stories', { status: 'draft' });
    const shown = (length: number) => Array.from({ length });
    expect([0, 10, 25, 60].map((length) => pathAfter(shown(length)))).toEqual([
      '/api/desk/stories?status=draft&offset=0&limit=25',
      '/api/desk/stories?status=draft&offset=0&limit=35',
      '/api/desk/stories?status=draft&offset=0&limit=50',
      '/api/desk/stories?status=draft&offset=35&limit=50',
    ]);
  });

  it('has each of them once, where it stood, as it came last', () => {
    const items = (...texts: string[]) => texts.map((text) => ({ id: text[0] ?? '', text }));
    const keyOf = ({ id }: { id: string }) => id;
    expect(merged(items('a1', 'b1'), items('b2', 'c1'), keyOf)).toEqual(items('a1', 'b2', 'c1'));
    expect(merged(items('a1', 'b1'), [], keyOf)).toEqual(items('a1', 'b1'));
  });
});
