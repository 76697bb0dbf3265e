/**
 * The one part of a document that is each response's own: its nonce, a word for the laws and signals that its reader
 * is under, and the tags of declared scripts that may be there. All else is the same for everybody and can be kept.
 */
import {
  isRestricted,
  type LogLine,
  type PlannedTag,
  type Privacy,
  parseState,
  privacyKey,
  serverTags,
  type Tag,
} from '@masthead/rules';
import { escapeHtml } from '@masthead/web';
import type { PagePlatform } from '../../pages/page-state.ts';

interface OwnPart {
  nonce: string;
  privacy: Privacy;
  /** False where no third party may learn of the page. */
  thirdParties: boolean;
  platform: PagePlatform;
}

/** Ends within the tag of the inline script, whose text is the same in every document. */
export function ownPart(tags: readonly Tag[], part: OwnPart, log: (line: LogLine) => void): string {
  const { nonce, privacy } = part;
  const sent = tags.length === 0 ? '' : sentTags(tags, part, log);
  return `${sent}<script nonce="${nonce}" data-privacy="${privacyKey(privacy)}`;
}

const sentTags = (tags: readonly Tag[], part: OwnPart, log: (line: LogLine) => void): string =>
  tagsFor(tags, part, log)
    .map((tag) => tagHtml(tag, part.nonce))
    .join('');

function tagsFor(tags: readonly Tag[], { privacy, thirdParties, platform }: OwnPart, log: (line: LogLine) => void) {
  const { features = [], experiments = [] } = platform;
  const page = {
    isOn: (feature: string) => features.some((name) => name === feature),
    // What waits for consent stands there too, and does nothing.
    allows: () => true,
    restricted: isRestricted(privacy),
    thirdParties,
    experiments: experiments.map(parseState).filter((state) => state !== undefined),
  };
  return serverTags(tags, page, log);
}

/** A script of another host is named by the policy, one that stands in the page by its nonce. */
export function tagHtml({ element, attributes, innerHTML }: PlannedTag, nonce: string): string {
  const runs = innerHTML !== undefined && attributes.type !== 'text/plain';
  const all: PlannedTag['attributes'] = runs ? { ...attributes, nonce } : attributes;
  const written = Object.entries(all).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  const opening = `<${element}${written.join('')}>`;
  return element === 'link' ? opening : `${opening}${closedOff(innerHTML ?? '')}</script>`;
}

/** Nothing in a script can end its element, or begin a comment that hides the end. */
const closedOff = (script: string): string => script.replace(/<(?=\/script|!--)/gi, '\\x3c');
