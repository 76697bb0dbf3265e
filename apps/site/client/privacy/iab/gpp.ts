/** Consent as vendors in the United States read it: the IAB's Global Privacy Platform string, at `__gpp`. */
import { CmpApi, CmpDisplayStatus, CmpStatus, SignalStatus, UsNat } from '@iabgpp/cmpapi';
import type { Consent } from '../consent.ts';
import { CMP } from './vendor-list.ts';

/** Section 7 of the platform, for all states at once. */
const SECTION = UsNat.NAME;

/** As the platform writes answers: given, and whether the reader opted out. */
const YES = 1;
const OPTED_OUT = 1;
const NOT_OPTED_OUT = 2;
const NOT_APPLICABLE = 0;

export function provide(consent: Consent): void {
  // The library asks whoever stood in for it what it has missed: there was nobody.
  if (!Reflect.has(window, '__gpp')) Reflect.set(window, '__gpp', () => []);
  const api = new CmpApi(CMP.id, CMP.version);
  api.setApplicableSections([UsNat.ID]);
  api.setSupportedAPIs([`${UsNat.ID}:${UsNat.NAME}`]);
  const update = (): void => {
    for (const [field, value] of fieldsOf(consent)) api.setFieldValue(SECTION, field, value);
    api.fireSectionChange(SECTION);
    api.setCmpStatus(CmpStatus.LOADED);
    // Whoever has a vendor has something to tell: the notice is there until it is answered.
    api.setCmpDisplayStatus(consent.prompt() ? CmpDisplayStatus.VISIBLE : CmpDisplayStatus.HIDDEN);
    api.setSignalStatus(SignalStatus.READY);
  };
  update();
  consent.onChange(update);
}

/** What is about children and about what is known of somebody's life does not happen here. */
function fieldsOf({ allows, privacy }: Consent): [field: string, value: unknown][] {
  const answer = allows('C0004') ? NOT_OPTED_OUT : OPTED_OUT;
  return [
    ['SharingNotice', YES],
    ['SaleOptOutNotice', YES],
    ['SharingOptOutNotice', YES],
    ['TargetedAdvertisingOptOutNotice', YES],
    ['SensitiveDataProcessingOptOutNotice', NOT_APPLICABLE],
    ['SensitiveDataLimitUseNotice', NOT_APPLICABLE],
    ['SaleOptOut', answer],
    ['SharingOptOut', answer],
    ['TargetedAdvertisingOptOut', answer],
    ['PersonalDataConsents', NOT_APPLICABLE],
    ['MspaCoveredTransaction', 2],
    ['MspaOptOutOptionMode', NOT_APPLICABLE],
    ['MspaServiceProviderMode', NOT_APPLICABLE],
    ['GpcSegmentIncluded', true],
    ['Gpc', privacy.globalPrivacyControl],
  ];
}
