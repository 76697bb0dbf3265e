/** What of a choice everybody can ask without reading one: where it is kept, and of which policy it must be. */

export const CONSENT_COOKIE = 'masthead_consent';
/** Raised when what we ask for changes: an older choice is then asked for again. */
export const POLICY_VERSION = 1;

/** How a stored choice that needs no asking begins: the format's own version, and the policy's. */
export const CURRENT_CHOICE = `${CONSENT_COOKIE}=1.${POLICY_VERSION}.`;
