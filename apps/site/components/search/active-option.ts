/** Which option of a list the keys lead to. The field itself is the place before the first and after the last. */
export const IN_FIELD = -1;

/** Undefined: the key does what it always does. */
export function optionAfterKey(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === last ? IN_FIELD : active + 1;
  if (key === 'ArrowUp') return active === IN_FIELD ? last : active - 1;
  return undefined;
}
