/**
 * Every page has styles of its own beside those that all share. A page that is gone to wears its own and no other's, as if
 * it had been loaded whole: the order of rules never depends on where a reader comes from.
 */
import { lazily } from '../../base/lazily.ts';
import type { PageName } from '../../base/page-name.ts';

export interface PageStylesheet {
  /** Resolves when the styles of a page can be put on; rejects when they can not be fetched. */
  load(page: PageName): Promise<unknown>;
  /** Puts on what was loaded, and takes off the last page's, synchronously. */
  wear(page: PageName): void;
}

/** `first` is the page of the document. */
export function createPageStylesheet(first: PageName): PageStylesheet {
  const link = document.querySelector<HTMLLinkElement>('#page-styles');
  // In development styles come with the code.
  if (!link) return { load: async () => {}, wear() {} };
  const addressOf = (page: PageName): string => link.href.replace(/[^/.]+(?=\.\w+\.css$)/, `${page}-own`);
  const loads = new Map<PageName, () => Promise<void>>();
  const ready = new Map<PageName, CSSStyleSheet>();
  let worn = first;

  const fetched = async (page: PageName): Promise<void> => {
    const response = await fetch(addressOf(page));
    if (!response.ok) throw new Error(`The styles of ${page} answered ${response.status}`);
    ready.set(page, await new CSSStyleSheet().replace(await response.text()));
  };

  return {
    async load(page) {
      if (page === worn) return;
      const load = loads.get(page) ?? lazily(() => fetched(page));
      loads.set(page, load);
      await load();
    },
    wear(page) {
      const sheet = ready.get(page);
      if (page === worn || !sheet) return;
      if (document.adoptedStyleSheets.length === 0) takeOffOwn(link);
      document.adoptedStyleSheets = [sheet];
      worn = page;
    },
  };
}

/** The document's stylesheet is what all pages share, and as its last rule what its own page has; see build/page-stylesheets.ts. */
function takeOffOwn({ sheet }: HTMLLinkElement): void {
  if (sheet) sheet.deleteRule(sheet.cssRules.length - 1);
}
