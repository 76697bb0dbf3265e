import { describe, expect, it } from 'vitest';
import { mayReload } from './chunk-failure.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe('reloading after code could not be loaded', () => {
  it('happens once per 60 seconds', () => {
    const storage = memory();
    expect(mayReload(() => storage, 1_000_000)).toBe(true);
    expect(mayReload(() => storage, 1_059_999)).toBe(false);
    expect(mayReload(() => storage, 1_060_000)).toBe(true);
  });

  it('does not happen where a loop could not be noticed', () => {
    const broken = {
      getItem: () => null,
      setItem: () => {
        throw new Error('storage is full');
      },
    };
    expect(mayReload(() => broken, 0)).toBe(false);
    const forbidden = () => {
      throw new Error('storage is forbidden');
    };
    expect(mayReload(forbidden, 0)).toBe(false);
  });
});
