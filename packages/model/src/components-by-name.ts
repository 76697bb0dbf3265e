/** Reads a composed page by the names of its components. */
import { z } from 'zod';
import { type WireError, wireError } from './envelope.ts';

const namedComponents = (data: z.ZodType) =>
  z.array(
    z.object({
      id: z.string(),
      meta: z.object({ componentName: z.string(), componentType: z.string() }),
      data,
    }),
  );

/** A page's components by name; the shape says which are required, and `parts` as what each is parsed. Issues have the paths of the wire. */
export function componentsByName<Shape extends z.ZodRawShape>(shape: Shape, data: z.ZodType = z.unknown()) {
  const codec = z.object(shape);
  const components = namedComponents(data).transform((all, issues) => {
    const parsed = codec.safeParse(Object.fromEntries(all.map(({ meta, data }) => [meta.componentName, data])));
    for (const { message, path } of parsed.error?.issues ?? []) {
      const index = all.findLastIndex(({ meta }) => meta.componentName === path[0]);
      issues.addIssue({ code: 'custom', message, path: index < 0 ? path : [index, 'data', ...path.slice(1)] });
    }
    return parsed.success ? parsed.data : z.NEVER;
  });
  return Object.assign(z.object({ components }), { parts: codec });
}

const failed = z.object({
  meta: z.object({ componentName: z.string() }),
  errors: z.array(wireError).min(1),
});
const componentsOf = z.object({ components: z.array(z.unknown()) });

/** As what the parts of a page are parsed, also where more is made of the page. */
function partsOf(codec: z.core.$ZodType): z.ZodRawShape {
  if (codec instanceof z.ZodPipe) return partsOf(codec.in);
  return 'parts' in codec && codec.parts instanceof z.ZodObject ? codec.parts.shape : {};
}

/** What the components say that a page cannot be without, in the order of the page, where they could not be fetched. */
export function failuresOfRequired(codec: z.ZodType, wire: unknown): WireError[] {
  const shape = partsOf(codec);
  const isRequired = (name: string): boolean =>
    Object.hasOwn(shape, name) && !z.safeParse(shape[name] ?? z.unknown(), undefined).success;
  return (componentsOf.safeParse(wire).data?.components ?? [])
    .flatMap((component) => failed.safeParse(component).data ?? [])
    .flatMap(({ meta, errors }) => (isRequired(meta.componentName) ? errors : []));
}
