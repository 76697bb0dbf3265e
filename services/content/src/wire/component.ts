/** Components and lists as they travel. */
export const wireComponent = (
  componentName: string,
  componentType: string,
  data: unknown,
  links?: { next?: string },
) => ({
  id: componentName,
  meta: { componentName, componentDisplayName: componentName, componentType },
  ...(links && { links }),
  data,
});
export type WireComponent = ReturnType<typeof wireComponent>;

/** What stands in a page for a component that could not be made. */
export const wireFailure = (componentName: string, componentType: string, status: number, message: string) => ({
  id: componentName,
  meta: { componentName, componentDisplayName: componentName, componentType },
  fetcherName: 'content',
  name: componentName,
  status,
  errors: [{ code: status, message }],
});
export type WireFailure = ReturnType<typeof wireFailure>;

export interface WireList {
  title: string;
  slug: string;
  items: readonly unknown[];
  limit: number;
  offset: number;
  total: number;
  description?: string;
  viewMoreText?: string;
  viewMoreUrl?: string;
}

/** Paging travels as strings. */
export const wireList = ({ limit, offset, total, ...list }: WireList) => ({
  ...list,
  paging: { limit: String(limit), offset: String(offset), total: String(total) },
});

/** A list that is whole on its one page. */
export const wireWholeList = (title: string, slug: string, items: readonly unknown[]) =>
  wireList({ title, slug, items, limit: items.length || 1, offset: 0, total: items.length });
