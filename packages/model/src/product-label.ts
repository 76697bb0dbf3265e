/** Short names of products: "Lumen 7" for "Aldgate Lumen 7 (65-inch)". */

const wordsOf = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

/** Which of several labels are of a product: those that name it whole, else the one that says most of its name. */
export function labelsOf(product: string, labels: readonly string[]): Set<string> {
  const name = wordsOf(product);
  if (name.trim() === '') return new Set();
  const whole = labels.filter((label) => wordsOf(label).includes(name));
  if (whole.length > 0) return new Set(whole);
  const [longest] = labels
    .filter((label) => wordsOf(label).trim() !== '' && name.includes(wordsOf(label)))
    .toSorted((one, other) => other.length - one.length);
  return new Set(longest === undefined ? [] : [longest]);
}
