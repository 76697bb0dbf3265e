/** The tables of the newsroom's people: apart from readers' accounts in everything. */
import type { StaffEvent, StaffRole } from '@masthead/account';
import type { Generated } from 'kysely';
import type { KeptPasskey } from '../passkeys/ceremony.ts';

export interface StaffRow {
  id: string;
  email: string;
  email_key: string;
  /** Both null until an invitation is taken up. */
  name: string | null;
  name_key: string | null;
  role: StaffRole;
  /** With a password there is always an authenticator. */
  password_hash: string | null;
  /** The authenticator's secret, sealed; and the time step of the last code that it gave: none is taken twice. */
  authenticator: string | null;
  authenticator_step: number;
  invited_at: number;
  joined_at: number | null;
  suspended_at: number | null;
  seen_at: number | null;
}

export interface StaffPasskeyRow extends KeptPasskey {
  staff_id: string;
  name: string;
  created_at: number;
  used_at: number | null;
}

/** As readers' sessions have it; the account is the person's. */
interface StaffSessionRow {
  id_hash: string;
  account_id: string;
  device: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
}

/** Links to the desk's welcome page. */
export interface StaffInvitationRow {
  hash: string;
  /** 1: makes the first admin, as long as there is none. */
  first: number;
  /** Null where nobody has said yet who they are. */
  staff_id: string | null;
  expires_at: number;
}

interface StaffRecoveryCodeRow {
  hash: string;
  staff_id: string;
}

const CHALLENGE_PURPOSES = ['sign-in', 'add-passkey', 'second-factor'] as const;

/** What must come back once: the challenge of a passkey, or the ticket between password and code. */
export interface StaffChallengeRow {
  hash: string;
  purpose: (typeof CHALLENGE_PURPOSES)[number];
  /** Null where anybody may answer. */
  staff_id: string | null;
  /** How often it was answered wrongly. */
  wrong: number;
  expires_at: number;
}

interface StaffLogRow {
  entry: Generated<number>;
  at: number;
  event: StaffEvent;
  who: string | null;
  done_by: string | null;
  detail: string | null;
  device: string | null;
  sender: string | null;
}

export interface StaffSchema {
  staff: StaffRow;
  staff_passkeys: StaffPasskeyRow;
  staff_sessions: StaffSessionRow;
  staff_invitations: StaffInvitationRow;
  staff_recovery_codes: StaffRecoveryCodeRow;
  staff_challenges: StaffChallengeRow;
  staff_log: StaffLogRow;
}
