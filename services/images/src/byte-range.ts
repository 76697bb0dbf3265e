/** The part of a file that a request asks for (RFC 9110, 14). */

export interface ByteRange {
  first: number;
  /** Included. */
  last: number;
}

const SINGLE = /^bytes=(\d*)-(\d*)$/i;

/** Undefined: the whole file, which is also the answer to several ranges and to what is no range. */
export function rangeOf(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = SINGLE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first < size ? { first, last } : 'unsatisfiable';
}

/** A part that is wanted of another version than ours would not fit to what the reader has. */
export function wantedRange(
  headers: Headers,
  { size, etag }: { size: number; etag: string },
): ReturnType<typeof rangeOf> {
  const version = headers.get('if-range');
  return version === null || version === etag ? rangeOf(headers.get('range'), size) : undefined;
}
