/** The elements of a page that scripts know by their data attributes. */

/** All that the selector finds and that are of the kind; what is of another kind is passed over. */
export const all = <Kind extends Element>(
  selector: string,
  kind: new () => Kind,
  within: ParentNode = document,
): Kind[] => [...within.querySelectorAll(selector)].filter((element): element is Kind => element instanceof kind);

export const first = <Kind extends Element>(
  selector: string,
  kind: new () => Kind,
  within: ParentNode = document,
): Kind | undefined => all(selector, kind, within)[0];

/** Says something to those who listen to the page, when they are through with what they hear. */
export function say(text: string): void {
  const said = first('#said', HTMLElement);
  if (said && said.textContent !== text) said.textContent = text;
}

/** Of the parts of a page that are for one state of it alone, those of this one. */
export function showWhen(state: string): void {
  for (const part of all('[data-when]', HTMLElement)) part.hidden = part.dataset.when !== state;
}
