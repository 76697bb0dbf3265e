/** Components and lists as they travel. */
import type { ComponentWire } from '@masthead/model';

export interface WireComponent<Data = unknown> {
  id: string;
  meta: { componentName: string; componentDisplayName: string; componentType: string };
  links?: { next?: string };
  data: Data;
}

/** Its data is what the site parses a component of this name, or else of this type, as. */
export const wireComponent = <Name extends string, Type extends string, Data extends ComponentWire<Name, Type>>(
  componentName: Name,
  componentType: Type,
  data: Data,
  links?: { next?: string },
): WireComponent<Data> => ({
  id: componentName,
  meta: { componentName, componentDisplayName: componentName, componentType },
  ...(links && { links }),
  data,
});

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

export interface WireList<Item> {
  title: string;
  slug: string;
  items: Item[];
  limit: number;
  offset: number;
  total: number;
  description?: string;
  viewMoreText?: string;
  viewMoreUrl?: string;
}

/** Paging travels as strings. */
export const wireList = <Item>({ limit, offset, total, ...list }: WireList<Item>) => ({
  ...list,
  paging: { limit: String(limit), offset: String(offset), total: String(total) },
});

/** A list that is whole on its one page. */
export const wireWholeList = <Item>(title: string, slug: string, items: Item[]) =>
  wireList({ title, slug, items, limit: items.length || 1, offset: 0, total: items.length });
