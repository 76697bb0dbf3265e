/**
 * Before the first paint: whether the page shows places for ads, as `data-ads` of its root. `off` where its reader has not
 * allowed them or a law or signal keeps them out, `light` where they read with few. What then asks for ads decides for
 * itself (client/ads); this only keeps places out of sight that nothing will be asked for.
 */
import { CONSENT_COOKIE, POLICY_VERSION } from '@masthead/rules';

export const AD_LIGHT_KEY = 'ad-light';

/** The fourth digit of a choice is C0004; agreement to an older policy holds only where nobody has to be asked. */
const CHOICE = `/${CONSENT_COOKIE}=1\\.([1-9]\\d*)\\.\\d+\\.\\d{3}(\\d)/`;

/** Where this script stands, the response says which laws hold; a page about health says so itself. */
export const ADS_SCRIPT = `{const{dataset:d}=document.documentElement,w=document.currentScript.dataset.privacy,c=${CHOICE}.exec(document.cookie);if(w.includes("gpc")||navigator.globalPrivacyControl||"health"in d&&w.includes("health")||(c?c[2]<1||c[1]<${POLICY_VERSION}&&w.startsWith("in"):w.startsWith("in")))d.ads="off";else try{localStorage.getItem("${AD_LIGHT_KEY}")&&(d.ads="light")}catch{}}`;
