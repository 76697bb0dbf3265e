/** The newsroom's people: their roles, what each may do, and what the desk and its browser say to each other of them. */

export const STAFF_ROLES = ['author', 'editor', 'producer', 'ads', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const RIGHTS = [
  'audience',
  'read',
  'write-own',
  'media',
  'write',
  'publish',
  'reports',
  'moderate',
  'ads',
  'live',
  'redirects',
  'webhooks',
  'flags',
  'audit',
  'mail',
  'tokens',
  'people',
] as const;
export type Right = (typeof RIGHTS)[number];

/** Each as it goes on after “may”. */
export const RIGHT_WORDS: Readonly<Record<Right, string>> = {
  audience: 'see what readers do',
  read: 'read every story',
  'write-own': 'write stories and change their own',
  media: 'add and describe pictures',
  write: 'change the stories of others',
  publish: 'publish and schedule stories',
  reports: 'clear missing addresses and errors',
  moderate: 'moderate discussions',
  ads: 'book advertising and see what is delivered',
  live: 'write live coverage',
  redirects: 'make addresses lead on',
  webhooks: 'say who elsewhere is told',
  flags: 'switch features on and off',
  audit: 'read the log of writes',
  mail: 'read the outbox and send from it',
  tokens: 'make and revoke tokens',
  people: 'invite people and change roles',
};

const AUTHOR = ['audience', 'read', 'write-own', 'media'] as const satisfies readonly Right[];
const EDITOR = [...AUTHOR, 'write', 'publish', 'reports', 'moderate'] as const satisfies readonly Right[];
const PRODUCER = [...EDITOR, 'live', 'redirects', 'webhooks', 'flags'] as const satisfies readonly Right[];

/** The one table: the desk's door, the use cases and the room of people go by it. */
export const ROLE_RIGHTS: Readonly<Record<StaffRole, readonly Right[]>> = {
  author: AUTHOR,
  editor: EDITOR,
  producer: PRODUCER,
  ads: ['audience', 'ads'],
  admin: RIGHTS,
};

export const mayDo = (role: StaffRole, right: Right): boolean => ROLE_RIGHTS[role].includes(right);

export const isStaffRole = (value: unknown): value is StaffRole => STAFF_ROLES.some((role) => role === value);

/** Whom the desk has before it. */
export interface StaffPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
}

/** Where people sign in, and where they are looked after. */
export const DESK_SESSION_API = '/api/desk/session';
export const DESK_STAFF_API = '/api/desk/staff';
export const WELCOME_PATH = '/desk/welcome/';

/** Under https no other host can set it; plain HTTP, as on a machine of one's own, has no such names. */
export const deskCookieName = (siteUrl: string): string => (siteUrl.startsWith('https:') ? '__Host-desk' : 'desk');

/** The shortest password of a person who can publish; how it is made up does not matter. */
export const SHORTEST_STAFF_PASSWORD = 12;

const LONGEST_NAME = 80;
/** No control letters and nothing that is not seen or turns the writing round; one line. */
const NAME = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;

/** As it is shown and as it is compared: two people here are told apart by their names. */
export function readStaffName(text: string): { name: string; key: string } | undefined {
  const name = text
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
  if (name === '' || [...name].length > LONGEST_NAME || !NAME.test(name) || !/\p{L}/u.test(name)) return undefined;
  return { name, key: name.normalize('NFKC').toLowerCase() };
}

export const STAFF_STATES = ['active', 'invited', 'suspended'] as const;
export type StaffState = (typeof STAFF_STATES)[number];

/** As the room of people lists them. Instants are ISO texts. */
export interface StaffEntry extends StaffPerson {
  readonly state: StaffState;
  readonly passkeys: number;
  readonly hasPassword: boolean;
  readonly sessions: number;
  readonly since: string;
  readonly seen: string | null;
  /** Until when a link of theirs opens the desk. */
  readonly invitedUntil: string | null;
}

export interface StaffPasskey {
  readonly id: string;
  readonly name: string;
  readonly since: string;
  readonly used: string | null;
}

export interface StaffSession {
  readonly id: string;
  readonly device: string;
  readonly isThis: boolean;
  readonly since: string;
  readonly seen: string;
}

/** What opens the desk to a person, and where it is open. */
export interface StaffWays {
  readonly passkeys: readonly StaffPasskey[];
  readonly sessions: readonly StaffSession[];
  readonly hasPassword: boolean;
  readonly recoveryCodes: number;
}

export const STAFF_EVENTS = {
  'signed-in': 'signed in',
  'wrong-password': 'wrong password',
  'wrong-code': 'wrong code',
  'wrong-passkey': 'passkey not taken',
  locked: 'held off after too many tries',
  'signed-out': 'signed out',
  invited: 'was invited',
  'invitation-sent': 'was sent a new link',
  'invitation-revoked': 'invitation taken back',
  joined: 'joined',
  'role-changed': 'has another role',
  suspended: 'was suspended',
  resumed: 'was let in again',
  'sessions-ended': 'sessions ended',
  'passkey-added': 'added a passkey',
  'passkey-removed': 'passkey removed',
  'password-set': 'set a password and an authenticator',
  'password-changed': 'changed the password',
  'codes-renewed': 'made new recovery codes',
} as const;
export type StaffEvent = keyof typeof STAFF_EVENTS;

export interface StaffLogEntry {
  readonly entry: number;
  readonly at: string;
  readonly event: StaffEvent;
  /** Whom it is about; null where nobody here has the address that was tried. */
  readonly who: string | null;
  /** Who did it, where that is somebody else. */
  readonly by: string | null;
  /** Such as the role, or what was signed in with. */
  readonly detail: string | null;
  readonly device: string | null;
  readonly from: string | null;
}
