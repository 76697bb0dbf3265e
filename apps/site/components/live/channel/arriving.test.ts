import { expect, it, vi } from 'vitest';
import { arrivedIn } from './arriving.ts';

const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
const item = (sequence: unknown) => ({ id: `s${sequence}`, sequence, event: 1, shown: { anchor: 'a', at: 1 } });

it('sequences that come as text are numbers: 10 stands before 9, and 9 before 2', () => {
  const { items } = arrivedIn([item('9'), item('10'), item('2')], log);
  expect(items.map(({ sequence }) => sequence)).toEqual([9, 10, 2]);
  expect(log.info).not.toHaveBeenCalled();
});

it.each([[undefined], [null], [''], [' '], ['ten'], ['Infinity'], [Number.NaN], [[9]]])(
  'an item whose sequence is %j is told of, and has 0',
  (sequence) => {
    log.info.mockClear();
    expect(arrivedIn(item(sequence), log).items).toMatchObject([{ sequence: 0 }]);
    expect(log.info).toHaveBeenCalledOnce();
  },
);
