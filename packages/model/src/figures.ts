/** Numbers as readers see them, without the platform's formats: to begin with one costs a phone more than to draw a page. */

/** "1,299.50": thousands set apart, and this many digits after the point. The sign is the caller's: there are several. */
export function figuresOf(value: number, digits = 0): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
