/** Consent and the scripts that wait for it: loaded only where somebody is to be asked, or a script is declared. */
import {
  type AdapterSources,
  type CategoryName,
  declareGatedScripts,
  disclosureFor,
  type FeatureName,
  isRestricted,
  parseState,
  privacyFrom,
  type ScriptPage,
  type ScriptSources,
} from '@masthead/rules';
import { PAGE_VIEWED } from '../../base/page-viewed.ts';
import type { PagePlatform, PageState } from '../../pages/page-state.ts';
import { tellPage } from '../page-views.ts';
import { countAudience } from './audience.ts';
import { type Consent, createConsent } from './consent.ts';
import { log } from './log.ts';
import { mayBeOfHealth } from './may-be-of-health.ts';
import { type ConsentPrompt, type CreateRoot, createPrompt } from './prompt.tsx';
import { createScriptLoader } from './script-loader.ts';

export interface PrivacyParts {
  /** The server's word for the laws and signals that the reader is under. */
  word: string;
  scripts: ScriptSources | undefined;
  adapters: AdapterSources | undefined;
  /** React's, which every page has. */
  createRoot: CreateRoot;
  /** The page in view. */
  page(): PageState;
  /** What the page told that the document was sent with. */
  sentWith: PagePlatform | undefined;
}

export function startPrivacy({
  word,
  scripts = {},
  adapters,
  createRoot,
  page,
  sentWith,
}: PrivacyParts): ConsentPrompt {
  const consent = createConsent(word);
  // As the server decided it.
  const policyIsOpen = disclosureFor(mayBeOfHealth(sentWith), privacyFrom(word)).thirdParties;
  const tags = declareGatedScripts(scripts);
  const prompt = createPrompt(consent, createRoot, tags.length > 0 || adapters !== undefined);
  prompt.update();
  consent.onChange(prompt.update);
  if (tags.length > 0) void loadScripts();
  return prompt;

  async function loadScripts(): Promise<void> {
    await tellVendors(consent, scripts);
    const told = scriptPage(consent, () => page().platform, policyIsOpen);
    const loader = createScriptLoader(tags, told, log);
    // Before any of them runs: scripts read there what the page is.
    tellPage(page(), adapters);
    if (scripts.audience) watchAudience(() => countAudience(told, page().brand, log));
    loader.update();
    addEventListener('masthead:navigated', loader.update);
    consent.onChange(() => (loader.holdsRefused() ? location.reload() : loader.update()));
  }
}

/** The page in view, and each that comes after it. */
function watchAudience(count: () => void): void {
  count();
  addEventListener(PAGE_VIEWED, count);
}

/** Of the page in view at each question: a script that was not for the last page may be for this one. */
const scriptPage = (consent: Consent, platform: () => PagePlatform | undefined, policyIsOpen: boolean): ScriptPage => ({
  isOn: (feature: FeatureName) => platform()?.features?.includes(feature) === true,
  allows: (category: CategoryName) => consent.allows(category),
  restricted: isRestricted(consent.privacy),
  get thirdParties() {
    return policyIsOpen && disclosureFor(mayBeOfHealth(platform()), consent.privacy).thirdParties;
  },
  get experiments() {
    return (platform()?.experiments ?? []).map(parseState).filter((state) => state !== undefined);
  },
});

/** Vendors that read consent from the IAB's strings find them before any of their scripts is there. */
async function tellVendors(consent: Consent, scripts: ScriptSources): Promise<void> {
  const vendors = Object.values(scripts).flatMap(({ vendorId }) => (vendorId === undefined ? [] : [vendorId]));
  if (vendors.length === 0) return;
  const { provide } = await (consent.privacy.optIn ? import('./iab/tcf.ts') : import('./iab/gpp.ts'));
  provide(consent, vendors);
}
