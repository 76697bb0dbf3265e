/** What every answer of the content service is wrapped in: data with links and meta, or errors. */
import { z } from 'zod';
import { availableOn } from './wire.ts';

export const wireError = z.object({
  code: z.number(),
  message: z.string(),
  context: z.object({ availableOn: z.array(availableOn).optional() }).optional(),
});
export type WireError = z.infer<typeof wireError>;

export const errorEnvelope = z.object({ errors: z.array(wireError).min(1) });

export interface Envelope<Data> {
  data: Data;
  links: Record<string, string>;
  meta: Record<string, unknown>;
  /** The names of changes after which it may be another: see docs/contracts/content-changes.md. */
  dependsOn?: string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Data with its links and meta beside its own fields; a list of data becomes the items of one object. */
export function flattenEnvelope(wire: unknown): unknown {
  if (!isObject(wire) || !('data' in wire)) return wire;
  const { data, links, meta } = wire;
  if (!isObject(data) && !Array.isArray(data)) return data;
  return {
    ...(Array.isArray(data) ? { items: data } : data),
    ...(links !== undefined && { links }),
    ...(meta !== undefined && { meta }),
  };
}

/** Where an answer leads on to, and what it says about itself. */
export const envelopeFields = {
  links: z.record(z.string(), z.unknown()).optional(),
  meta: z.record(z.string(), z.unknown()).optional(),
};
