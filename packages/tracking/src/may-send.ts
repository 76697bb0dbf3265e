/** The one decision about what may be told of a reader. Whoever counts asks here before anything is made, kept or sent. */
import type { ConsentCategory, Privacy } from '@masthead/rules';

/** What a browser in which somebody works at the desk is known by, in its own storage. */
export const STAFF_MARK = 'masthead-staff';

export interface Circumstances {
  /** What the reader said, and the law and signals that they are under (`allows` of the rules). */
  readonly allows: (category: ConsentCategory) => boolean;
  readonly privacy: Privacy;
  /** The page in view is about health, or nobody knows whether it is. */
  readonly health: boolean;
  /** It is shown to an editor before readers see it. */
  readonly preview: boolean;
  /** Who works here is no reader. */
  readonly staff: boolean;
  /** It stands in a page of another site, where nobody can be asked. */
  readonly framed: boolean;
  /** The document was sent with a policy that names those whom others' services are at. */
  readonly policyIsOpen: boolean;
}

/** Whether anything at all may be told of the page in view. */
const isCounted = ({
  privacy,
  health,
  preview,
  staff,
  framed,
}: Omit<Circumstances, 'allows' | 'policyIsOpen'>): boolean =>
  !preview && !staff && !framed && !(privacy.healthLaw && health);

/** Consent first: without it, nothing else is looked at. */
export const maySend = (category: ConsentCategory, circumstances: Circumstances): boolean =>
  circumstances.allows(category) && isCounted(circumstances);

/** Whether services of others may be told as well. */
export const mayTellOthers = (category: ConsentCategory, circumstances: Circumstances): boolean =>
  circumstances.policyIsOpen && maySend(category, circumstances);

/** Whether a reader may be known again on another day. The browser's signal says that they do not want to be. */
export const mayRecognise = (circumstances: Circumstances): boolean =>
  maySend('C0002', circumstances) && !circumstances.privacy.globalPrivacyControl;
