import { describe, expect, it } from 'vitest';
import { environmentOf } from './environment.ts';

describe('environment', () => {
  it.each([
    ['production', 'prod'],
    ['development', 'dev'],
  ] as const)('%s is %s for short and has a version', (name, short) => {
    expect(environmentOf(name, '1.2.3')).toEqual({ name, short, version: '1.2.3' });
  });
});
