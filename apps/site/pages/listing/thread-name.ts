/** A thread is known by its slug alone: its name is the slug in words. */

/** Short forms that are written large. */
const SHORT_FORMS: ReadonlySet<string> = new Set(['ai', 'ev', 'pc', 'tv', 'usb', 'vpn', 'vr']);

export function threadName(slug: string): string {
  const words = slug.split('-').filter((word) => word !== '');
  const name = words.map((word) => (SHORT_FORMS.has(word) ? word.toUpperCase() : word)).join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
