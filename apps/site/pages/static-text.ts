/** The texts of a page that stand in its document as HTML: found wherever a page keeps them, so that none is sent twice. */
import { STATIC_TEXT } from '../components/body/static-text.ts';

/** The same value without those texts: what holds none is not copied. */
export function withoutStaticText<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value) ? listWithout(value) : objectWithout(value);
  return copy as Value;
}

function listWithout(list: readonly unknown[]): readonly unknown[] {
  const copies = list.map(withoutStaticText);
  return copies.some((copy, index) => copy !== list[index]) ? copies : list;
}

function objectWithout(object: object): object {
  let copy: Record<string, unknown> | undefined;
  for (const [key, part] of Object.entries(object)) {
    const other = isStaticText(key, part) ? undefined : withoutStaticText(part);
    if (other === part) continue;
    copy ??= { ...object };
    if (other === undefined) delete copy[key];
    else copy[key] = other;
  }
  return copy ?? object;
}

/** Whether a field of a page's data is such a text. */
export const isStaticText = (key: string, part: unknown): boolean => key === STATIC_TEXT && typeof part === 'string';
