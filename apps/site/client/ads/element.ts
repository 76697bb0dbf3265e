/** Elements from plain values: nothing that an advertiser writes is ever read as markup. */

type Attributes = Readonly<Record<string, string | undefined>>;

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value);
  made.append(...inside);
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing of lines, as those of the house are (packages/ui/src/Icon.tsx). */
export function drawing(path: string, className: string | undefined): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const line = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', className ?? '');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

export const INFO = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 11v5M12 7.6v.2';
export const CLOSE = 'm5 5 14 14M19 5 5 19';
