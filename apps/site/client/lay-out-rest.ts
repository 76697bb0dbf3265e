/**
 * The styles leave what is far below for later. Once the page works, the rest is laid out too, a part at a time while there
 * is nothing better to do: links, searches and pictures of the whole page then find everything where it will stay.
 */
const LATER_MS = 200;

const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, LATER_MS);
};

export function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, footer')].filter(
    (part) => getComputedStyle(part).contentVisibility === 'auto',
  );
  const next = (): void => {
    const part = parts.shift();
    if (part) part.style.contentVisibility = 'visible';
    else document.documentElement.dataset.laidOut = 'whole';
    if (part) whenIdle(next);
  };
  whenIdle(next);
}
