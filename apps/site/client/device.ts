/** Measures the device once the page is there and when a window's size has come to rest; remembers it for a week if that is allowed. */
import { createResizeWatch, type Device, measuredDeviceCookie } from '@masthead/rules';
import { createConsent } from './privacy/consent.ts';

/** The page in view learns of it by `data-device` on the document; the next page by a cookie. */
export function watchDevice(privacyWord: string): void {
  const consent = createConsent(privacyWord);
  const watch = createResizeWatch({
    width: () => innerWidth,
    later(callback, milliseconds) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    store(device: Device) {
      document.documentElement.dataset.device = device;
      if (!consent.allows('C0003')) return;
      // biome-ignore lint/suspicious/noDocumentCookie: written like all our cookies, by the one rule for them
      document.cookie = measuredDeviceCookie(device, { secure: location.protocol === 'https:' });
    },
  });
  addEventListener('resize', watch.resized);
  watch.measure();
}
