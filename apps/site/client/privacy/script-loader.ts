/** Puts declared scripts and links into the page: each at its time and place, none before its consent, none twice. */
import {
  byPriority,
  type CategoryName,
  createScriptRegistry,
  type LogLine,
  momentOf,
  type PlannedTag,
  type ScriptPage,
  scriptMessages,
  type Tag,
  type TagLocation,
} from '@masthead/rules';

export interface ScriptLoader {
  /** The page in view, or what its reader allows, is another: what may be there now is put in. */
  update(): void;
  /** Something of a category that is now refused is in the page: it cannot be taken out of it again. */
  holdsRefused(): boolean;
}

export function createScriptLoader(tags: readonly Tag[], page: ScriptPage, log: (line: LogLine) => void): ScriptLoader {
  const registry = createScriptRegistry(page, log);
  const begun = new Map<string, CategoryName>();

  function update(): void {
    const added = tags
      .map((tag) => registry.add(tag))
      .flatMap((outcome) => (outcome.does === 'load' ? outcome.tag : []));
    for (const tag of byPriority([...registry.consentChanged(), ...added])) atItsTime(tag, () => begin(tag));
  }

  function begin(tag: PlannedTag): void {
    if (!registry.mayBegin(tag.tagId)) return;
    const sent = document.getElementById(tag.tagId);
    if (sent && !isAsleep(sent)) registry.loaded(tag.tagId);
    else if (!document.head) log(scriptMessages.noHead());
    else {
      sent?.remove();
      begun.set(tag.tagId, tag.gdprCategory);
      put(elementOf(tag), tag.location);
    }
  }

  function elementOf({ tagId, element: name, attributes, innerHTML }: PlannedTag): HTMLElement {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value === true ? '' : value);
    if (innerHTML !== undefined) {
      element.textContent = innerHTML;
      element.nonce = nonceHere();
    }
    element.addEventListener('load', () => registry.loaded(tagId));
    element.addEventListener('error', () => fail(element, registry.failed, tagId));
    element.addEventListener('abort', () => fail(element, registry.aborted, tagId));
    // What stands in the page runs as it is put in, and says nothing.
    if (innerHTML !== undefined) registry.loaded(tagId);
    return element;
  }

  return {
    update,
    holdsRefused: () => [...begun.values()].some((category) => !page.allows(category)),
  };
}

/** It may be tried again: what failed must not stand in its way. */
function fail(element: HTMLElement, told: (tagId: string) => void, tagId: string): void {
  element.remove();
  told(tagId);
}

/** As it was sent: there, and doing nothing before its consent. */
const isAsleep = (element: HTMLElement): boolean => element.getAttribute('type') === 'text/plain';

/** At the end of the head or of the document, or before everything that is seen. */
function put(element: HTMLElement, location: TagLocation): void {
  if (location === 'head') document.head.append(element);
  else if (location === 'body') document.body.prepend(element);
  else document.body.append(element);
}

const nonceHere = (): string => document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';

function atItsTime({ timing }: PlannedTag, begin: () => void): void {
  const moment = momentOf(timing, document.readyState);
  if (moment.at === 'next-task') setTimeout(begin);
  else if (moment.at === 'event')
    (moment.of === 'document' ? document : window).addEventListener(moment.event, begin, { once: true });
  // At once; and what was sent asleep wakes as soon as it may.
  else begin();
}
