import { describe, expect, it } from 'vitest';
import { readCookies } from '../cookies.ts';
import {
  BREAKPOINTS,
  DEVICE_TYPES,
  type Device,
  deviceOf,
  deviceOfWidth,
  measuredDeviceCookie,
  sizeToDevice,
} from './device.ts';

const deviceFrom = (query: string, cookie: string, header?: string): Device =>
  deviceOf({
    query: new URLSearchParams(query),
    cookies: readCookies(cookie),
    headers: new Headers(header === undefined ? {} : { 'cdn-device': header }),
  });

describe('the device of a page', () => {
  it.each<[string, string, string, string | undefined, Device]>([
    ['nobody’s word', '', '', undefined, 'mobile'],
    ['the header', '', '', 'desktop', 'desktop'],
    ['the cookie before the header', '', 'cdn_device=tablet', 'desktop', 'tablet'],
    ['the address before both', 'setDevice=desktop', 'cdn_device=tablet', 'mobile', 'desktop'],
  ])('is taken from %s', (_, query, cookie, header, device) => {
    expect(deviceFrom(query, cookie, header)).toBe(device);
  });

  it.each<[string, string, string, string | undefined, Device]>([
    ['an address', 'setDevice=tv', 'cdn_device=tablet', 'desktop', 'tablet'],
    ['an address in capitals', 'setDevice=Desktop', '', undefined, 'mobile'],
    ['a cookie', '', 'cdn_device=tv', 'desktop', 'desktop'],
    ['a cookie of two', '', 'cdn_device=tv; cdn_device=tablet', undefined, 'tablet'],
    ['all of them', 'setDevice=', 'cdn_device=<script>', 'watch', 'mobile'],
  ])('passes over %s that is none', (_, query, cookie, header, device) => {
    expect(deviceFrom(query, cookie, header)).toBe(device);
  });

  it('is not taken from the cookie that the browser measured', () => {
    expect(deviceFrom('', 'fly_device=desktop')).toBe('mobile');
  });

  it.each<[number, Device]>([
    [300, 'mobile'],
    [320, 'mobile'],
    [767, 'mobile'],
    [768, 'tablet'],
    [1023, 'tablet'],
    [1024, 'desktop'],
    [1440, 'desktop'],
    [1600, 'desktop'],
  ])('of a window %d wide', (width, device) => {
    expect(deviceOfWidth(width)).toBe(device);
  });

  it('has breakpoints without a gap', () => {
    expect([BREAKPOINTS.mobile.from, BREAKPOINTS.tablet.from, BREAKPOINTS.desktop.from]).toEqual([320, 768, 1024]);
    expect([BREAKPOINTS.mobile.to, BREAKPOINTS.tablet.to, BREAKPOINTS.desktop.to]).toEqual([767, 1023, 1440]);
  });

  it('once measured is kept for seven days as fly_device', () => {
    expect(measuredDeviceCookie('tablet', { secure: true })).toBe(
      'fly_device=tablet; Max-Age=604800; Path=/; SameSite=Lax; Secure',
    );
  });

  it('has types and sizes', () => {
    expect([...DEVICE_TYPES].sort()).toEqual(['all', 'desktop', 'mobile', 'tablet']);
    expect([sizeToDevice('large'), sizeToDevice('medium'), sizeToDevice('small')]).toEqual([
      'desktop',
      'tablet',
      'mobile',
    ]);
  });
});
