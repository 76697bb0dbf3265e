/** The part of a file that a Range header asks for (RFC 9110, 14). */

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
