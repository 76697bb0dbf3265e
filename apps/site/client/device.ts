/** Measures the device once the page is there and when a window's size has come to rest; remembers it for a week if that is allowed. */
import { createResizeWatch, type Device, measuredDeviceCookie } from '@masthead/rules';
import type { Consent } from './privacy/consent.ts';

/** The page in view learns of it by `data-device` on the document; the next page by a cookie. */
export function watchDevice(consent: Consent): void {
  const watch = createResizeWatch({
    width: () => innerWidth,
    later(callback, milliseconds) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    store(device: Device) {
      if (consent.allows('C0003'))
        // biome-ignore lint/suspicious/noDocumentCookie: written like all our cookies, by the one rule for them
        document.cookie = measuredDeviceCookie(device, { secure: location.protocol === 'https:' });
      document.documentElement.dataset.device = device;
    },
  });
  addEventListener('resize', watch.resized);
  watch.measure();
}
