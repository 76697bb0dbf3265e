/** The texts of a page that stand in its document as HTML: found wherever a page keeps them, so that none is sent twice. */
import type { StaticText } from '../components/body/static-text.ts';
import type { PageContent } from './page-content.ts';

/** Gives what to put in a text's place; undefined leaves it out. */
type Change = (html: string) => string | undefined;

export const mapStaticText = (content: PageContent, change: Change): PageContent => mapped(content, change);

/** The same value with other texts: what holds none is not copied. */
function mapped<Value>(value: Value, change: Change): Value {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value) ? mappedList(value, change) : mappedObject(value, change);
  return copy as Value;
}

function mappedList(list: readonly unknown[], change: Change): readonly unknown[] {
  const copies = list.map((item) => mapped(item, change));
  return copies.some((copy, index) => copy !== list[index]) ? copies : list;
}

function mappedObject(object: object, change: Change): object {
  let copy: Record<string, unknown> | undefined;
  for (const [key, part] of Object.entries(object)) {
    const other = isText(object, key) ? change(part) : mapped(part, change);
    if (other === part) continue;
    copy ??= { ...object };
    if (other === undefined) delete copy[key];
    else copy[key] = other;
  }
  return copy ?? object;
}

const isText = (object: object, key: string): object is Required<StaticText> =>
  key === 'bodyHtml' && 'bodyHtml' in object && typeof object.bodyHtml === 'string';
