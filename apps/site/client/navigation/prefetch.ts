/** Fetches the code behind links that come into view, when the browser has nothing better to do and the reader can spare it. */
import { whenIdle } from '../../base/when-idle.ts';

/** The part of the Network Information API that is used; not every browser has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export function maySpend(connection: Connection | undefined, online: boolean): boolean {
  return online && !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

const connectionOf = (source: Navigator & { connection?: Connection }): Connection | undefined => source.connection;

/** Nothing that the page itself needs, its pictures least of all, waits behind what may never be asked for. */
const whenLoaded = (task: () => void): void => {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task, { once: true });
};

/** Gives a function that watches the links now in the document; call it after each change of page. */
export function createPrefetcher(prefetch: (url: URL) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      if (maySpend(connectionOf(navigator), navigator.onLine)) whenIdle(() => prefetch(new URL(target.href)));
    }
  });
  const watch = (): void => {
    observer.disconnect();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#root a[href^="/"]')) observer.observe(link);
  };
  return () => whenLoaded(() => whenIdle(watch));
}
