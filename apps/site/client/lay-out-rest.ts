/**
 * The styles leave what is far below for later. Once the page works, the rest is laid out too, a part at a time while there
 * is nothing better to do: links, searches and pictures of the whole page then find everything where it will stay.
 */
import { whenIdle } from '../base/when-idle.ts';

export function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, footer')];
  layOut(parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto'));
}

function layOut([next, ...rest]: readonly HTMLElement[]): void {
  whenIdle(() => {
    if (!next) {
      // Nobody's style asks for it (`lay-out` is what styles ask): it would be every element's style that is found anew.
      document.documentElement.dataset.laidOut = 'whole';
      return;
    }
    next.style.contentVisibility = 'visible';
    layOut(rest);
  });
}
