/** A block of a text as a page shows it, and what is said of it where texts are cut. */
import { type Block, pageHtml, plainBlocks } from '@masthead/body';
import type { ShortcodeData } from '@masthead/model';
import { commerceLinks } from './commerce-link.ts';

export interface ShownBlock {
  readonly kind: Block['kind'];
  html: string;
  /** How long it is to read, in letters. */
  readonly letters: number;
  /** It can be jumped to. */
  named: boolean;
  /** It has links that earn money. */
  earns: boolean;
}

/** `id` names it, when it is a heading that can be jumped to. */
export function shownBlock(block: Block, data: ShortcodeData | undefined, id?: string): ShownBlock {
  const links = commerceLinks(data);
  const html = pageHtml([block], {
    commerceLink: links.html,
    headingId: (heading) => (heading === block ? id : undefined),
  });
  return {
    kind: block.kind,
    html,
    // Few texts are cut.
    get letters() {
      return plainBlocks([block]).length;
    },
    named: id !== undefined,
    earns: links.paid(),
  };
}
