import { describe, expect, it } from 'vitest';
import { chooseFormat } from './format-choice.ts';

const AUTO = { auto: 'webp' } as const;

describe('of a picture that may come in a modern format', () => {
  it.each([
    ['image/avif,image/webp,image/apng,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,image/avif', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['IMAGE/WEBP', 'webp'],
    ['image/avif;q=0,image/webp', 'webp'],
    ['image/avif; q=0.000 , image/webp ; q=0.1', 'webp'],
    ['image/avif;q=0, image/webp;q=0, */*', 'jpeg'],
    ['image/*', 'jpeg'],
    ['*/*', 'jpeg'],
    ['image/avifs', 'jpeg'],
    ['', 'jpeg'],
  ])('a browser that takes %j gets %s', (accept, format) => {
    expect(chooseFormat(AUTO, 'jpeg', accept)).toEqual({ format, varies: true });
  });

  it('one that takes none gets a PNG as PNG', () => {
    expect(chooseFormat(AUTO, 'png', 'image/*').format).toBe('png');
  });
});

describe('whatever the browser takes', () => {
  const accept = 'image/avif,image/webp';

  it.each(['jpeg', 'png', 'webp'] as const)('%s that may not change stays as it is', (kind) => {
    expect(chooseFormat({}, kind, accept)).toEqual({ format: kind, varies: false });
  });

  it.each(['gif', 'webp'] as const)('a frame of a moving %s is a PNG', (kind) => {
    expect(chooseFormat({ frame: 1 }, kind, accept)).toEqual({ format: 'png', varies: false });
  });

  it('a format that is asked for goes before all', () => {
    expect(chooseFormat({ ...AUTO, frame: 2, format: 'jpeg' }, 'gif', accept)).toEqual({
      format: 'jpeg',
      varies: false,
    });
  });
});
