/** What is known of a page that is asked for: what every rule of this package looks at. */
import type { Device } from './device/device.ts';
import type { HeaderReader } from './header-reader.ts';

export interface PageFacts {
  /** The route's name, with or without its locale. */
  readonly route: string;
  readonly query: URLSearchParams;
  readonly device: Device;
  readonly userAgent: string;
  /** Undefined in the browser, which does not see them. */
  readonly headers: HeaderReader | undefined;
  /** Slugs of all its topics. Undefined as long as nobody has loaded the page and they are not known. */
  readonly topics: readonly string[] | undefined;
}

const LOCALE_MARK = '___';

/** A route's name without its locale: "video___en" is "video". */
export function routeName(route: string): string {
  const mark = route.indexOf(LOCALE_MARK);
  return mark < 0 ? route : route.slice(0, mark);
}
