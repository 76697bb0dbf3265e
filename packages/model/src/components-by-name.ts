/** Reads a composed page by the names of its components. */
import { z } from 'zod';

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
