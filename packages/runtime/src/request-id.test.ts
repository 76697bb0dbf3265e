import { describe, expect, it } from 'vitest';
import { requestIdFrom } from './request-id.ts';

describe('request id', () => {
  it.each(['12345678', 'a.b_c-D9', 'x'.repeat(64)])('%s is kept', (id) => {
    expect(requestIdFrom(id)).toBe(id);
  });

  it.each([null, '', '1234567', 'x'.repeat(65), 'with space', 'line\nbreak1', '<script>alert'])(
    '%j is replaced',
    (id) => {
      expect(requestIdFrom(id)).toMatch(/^[0-9a-f-]{36}$/);
      expect(requestIdFrom(id)).not.toBe(requestIdFrom(id));
    },
  );
});
