/** Whether a codec refuses a wire object with any of its needed fields missing, null, or of another type. */
import { expect, it } from 'vitest';
import type { z } from 'zod';

const without = (object: object, name: string): object =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));

export function refusesBroken(codec: z.ZodType, whole: Readonly<Record<string, unknown>>): void {
  it('is accepted whole', () => {
    expect(codec.safeParse(whole).success).toBe(true);
  });

  it.each(Object.keys(whole))('without a sound %s is an error that names it', (name) => {
    for (const broken of [without(whole, name), { ...whole, [name]: null }, { ...whole, [name]: ['no'] }]) {
      const { error } = codec.safeParse(broken);
      expect(error?.issues[0]?.path[0]).toBe(name);
    }
  });

  it.each([null, undefined, 'text', [], 1])('%j is an error', (value) => {
    expect(codec.safeParse(value).success).toBe(false);
  });
}
