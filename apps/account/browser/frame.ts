/** In the frame of the site's dialog: tells the page around it how tall the card is, which form it has, and when the reader wants to close it. */
import { type FrameMessage, readFormTold } from '@masthead/account';
import { all } from './elements.ts';

export const isInFrame = (): boolean => window.parent !== window;

/** To our own site only: a browser delivers it to no other. */
export const tell = (message: FrameMessage): void => window.parent.postMessage(message, location.origin);

export function liveInFrame(): void {
  if (!isInFrame()) return;
  const root = document.documentElement;
  const tellHeight = () => tell({ masthead: 'account', is: 'height', height: root.offsetHeight });
  tellHeight();
  tellForm(root.dataset);
  new ResizeObserver(tellHeight).observe(root);
  const close = (event: Event) => {
    event.preventDefault();
    tell({ masthead: 'account', is: 'close' });
  };
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close(event);
  });
  for (const way of all('[data-close]', HTMLElement))
    way.addEventListener(way instanceof HTMLFormElement ? 'submit' : 'click', close);
}

/** As the service wrote it down (`formOf`). */
function tellForm({ form, outcome }: DOMStringMap): void {
  const told = readFormTold(form, outcome);
  if (told) tell({ masthead: 'account', is: 'form', ...told });
}
