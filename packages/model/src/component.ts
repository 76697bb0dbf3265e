/** The components that pages are composed of: named, typed, placed, and what stands in for one that failed. */
import { z } from 'zod';
import { wireError } from './envelope.ts';
import { COMPONENT_KINDS, COMPONENT_POSITIONS, COMPONENT_TYPES } from './names.ts';
import { decimal, label, list, maybe, record, text, textOr } from './wire.ts';

const componentType = z.enum(COMPONENT_TYPES).catch('UNKNOWN');
const componentKind = z.enum(COMPONENT_KINDS).optional().catch(undefined);
const componentPosition = z.enum(COMPONENT_POSITIONS).optional().catch(undefined);

const meta = z.object({ componentName: textOr(''), componentDisplayName: textOr(''), componentType: text });

/** The wire's type says either how a component looks (one of the types) or what it holds (its kind). */
export const componentCodec = z
  .object({
    id: label,
    meta: maybe(meta),
    metadata: record,
    links: maybe(z.object({ next: text, href: text }).catchall(z.unknown())),
    items: list(z.unknown()),
    data: z.unknown().optional(),
    fetcherName: text,
    name: text,
    status: decimal,
    errors: list(wireError),
  })
  .transform(({ meta: said, fetcherName, name, status, errors, ...component }) => ({
    ...component,
    meta: {
      componentName: said?.componentName ?? '',
      componentDisplayName: said?.componentDisplayName ?? '',
      componentType: componentType.parse(said?.componentType),
    },
    kind: componentKind.parse(said?.componentType),
    position: componentPosition.parse(component.metadata.position),
    failure: errors.length > 0 ? { fetcherName, name, status, errors } : undefined,
  }));
export type Component = z.output<typeof componentCodec>;

/** What a component that could not be fetched says of itself. */
export const errorComponentCodec = z.object({
  fetcherName: text,
  name: text,
  status: decimal,
  errors: z.array(wireError).min(1),
});
export type ErrorComponent = z.output<typeof errorComponentCodec>;

/** An item that may follow a story on an endless page. */
export const seamlessItemCodec = z.object({
  id: label,
  slug: text,
  url: text,
  type: text,
  source: maybe(z.enum(['curated', 'algorithm'])),
});
export type SeamlessItem = z.output<typeof seamlessItemCodec>;
