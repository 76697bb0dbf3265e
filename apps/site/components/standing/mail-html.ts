/** A letter as HTML that stands by itself: mail programs throw style sheets away, so every element carries its own look. */

const LOOK = [
  'background-color',
  'border-top',
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'line-height',
  'margin',
  'padding',
  'text-decoration',
  'vertical-align',
] as const;

export function mailHtml(letter: HTMLElement): string {
  const copy = document.importNode(letter, true);
  const originals = [letter, ...letter.querySelectorAll<HTMLElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<HTMLElement>('*')];
  for (const [index, original] of originals.entries()) {
    const element = copies[index];
    if (element) standAlone(element, original);
  }
  return copy.outerHTML;
}

function standAlone(element: HTMLElement, original: HTMLElement): void {
  const shown = getComputedStyle(original);
  for (const name of LOOK) element.style.setProperty(name, shown.getPropertyValue(name));
  element.removeAttribute('class');
  if (original instanceof HTMLAnchorElement) element.setAttribute('href', original.href);
  if (original instanceof HTMLImageElement) standAloneImage(element, original);
}

/** Mail programs choose among no sizes, and load what they show. */
function standAloneImage(element: HTMLElement, original: HTMLImageElement): void {
  element.setAttribute('src', original.src);
  for (const name of ['srcset', 'sizes', 'loading', 'decoding']) element.removeAttribute(name);
}
