/** Which device a page is made for: where that is said, what may be said, and what a width means. */
import { type CookieScope, type Cookies, setCookie } from '../cookies.ts';
import type { HeaderReader } from '../header-reader.ts';

export const DEVICES = ['mobile', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** What can be made for one device can also be made for all. */
export const DEVICE_TYPES = ['all', 'desktop', 'mobile', 'tablet'] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];

export const DEFAULT_DEVICE: Device = 'mobile';

export const DEVICE_QUERY = 'setDevice';
/** Written by a CDN, and read. */
export const DEVICE_COOKIE = 'cdn_device';
export const DEVICE_HEADER = 'cdn-device';
/** Written by the browser when it has measured itself, for others to read. */
export const MEASURED_DEVICE_COOKIE = 'fly_device';
export const MEASURED_DEVICE_MAX_AGE = 604_800;

/** The widths of layouts, in pixels: a device begins at its first one. */
export const BREAKPOINTS = {
  mobile: { from: 320, to: 767 },
  tablet: { from: 768, to: 1023 },
  desktop: { from: 1024, to: 1440 },
} as const satisfies Record<Device, { from: number; to: number }>;

const SIZES = { large: 'desktop', medium: 'tablet', small: 'mobile' } as const satisfies Record<string, Device>;
export type DeviceSize = keyof typeof SIZES;

export const isDevice = (value: unknown): value is Device => DEVICES.some((device) => device === value);

export const sizeToDevice = (size: DeviceSize): Device => SIZES[size];

/** Narrower than any is a phone, wider than any a desktop. */
export function deviceOfWidth(width: number): Device {
  if (width >= BREAKPOINTS.desktop.from) return 'desktop';
  return width >= BREAKPOINTS.tablet.from ? 'tablet' : 'mobile';
}

export interface DeviceSources {
  readonly query: URLSearchParams;
  readonly cookies: Cookies;
  readonly headers: HeaderReader;
}

/** The address, then the cookie, then the header; what is no device is passed over, and nobody's word is a phone. */
export function deviceOf({ query, cookies, headers }: DeviceSources): Device {
  const said = [...query.getAll(DEVICE_QUERY), ...(cookies.get(DEVICE_COOKIE) ?? []), headers.get(DEVICE_HEADER)];
  return said.find(isDevice) ?? DEFAULT_DEVICE;
}

export const measuredDeviceCookie = (device: Device, scope: CookieScope): string =>
  setCookie(MEASURED_DEVICE_COOKIE, device, { maxAge: MEASURED_DEVICE_MAX_AGE }, scope);
