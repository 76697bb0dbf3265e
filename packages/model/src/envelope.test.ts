import { describe, expect, it } from 'vitest';
import { errorEnvelope, flattenEnvelope } from './envelope.ts';

describe('an error envelope', () => {
  it('says where else a story is', () => {
    const envelope = {
      errors: [{ code: 301, message: 'm', context: { availableOn: [{ edition: 'us', slug: 'new' }] } }],
    };
    expect(errorEnvelope.parse(envelope)).toEqual(envelope);
  });

  it.each([{}, { errors: [] }, { errors: [{ code: '404', message: 'm' }] }, { errors: [{ code: 404 }] }, { data: {} }])(
    '%j is none',
    (value) => {
      expect(errorEnvelope.safeParse(value).success).toBe(false);
    },
  );
});

describe('an envelope', () => {
  it('is flattened, with its links and meta kept', () => {
    const wire = { data: { id: '1', headline: 'h' }, links: { next: 'n' }, meta: { componentName: 'c' } };
    expect(flattenEnvelope(wire)).toEqual({
      id: '1',
      headline: 'h',
      links: { next: 'n' },
      meta: { componentName: 'c' },
    });
  });

  it('of a list has its items', () => {
    expect(flattenEnvelope({ data: [1, 2], links: {} })).toEqual({ items: [1, 2], links: {} });
  });

  it.each([{ id: '1' }, null, 'text', [1]])('%j is none, and stays as it is', (wire) => {
    expect(flattenEnvelope(wire)).toEqual(wire);
  });

  it('around nothing is nothing', () => {
    expect([flattenEnvelope({ data: null }), flattenEnvelope({ data: 'x', meta: {} })]).toEqual([null, 'x']);
  });
});
