/** Links that let somebody in: the invitation by mail, and the one that makes the first admin. Each is good once. */
import { randomUUID } from 'node:crypto';
import { readEmail, type StaffRole, WELCOME_PATH } from '@masthead/account';
import { letterMessage, type Message } from '@masthead/mail';
import type { Instant } from '@masthead/model';
import { HttpError, notFound } from '@masthead/runtime';
import type { IdentityDb } from '../store/schema.ts';
import { hashOf, newSecret } from '../store/store.ts';
import type { StaffDeps } from './deps.ts';
import { note } from './log.ts';
import { adminsBesides, invitedRow, staffByEmail, staffById, stateOf } from './people.ts';
import type { StaffInvitationRow, StaffRow } from './schema.ts';

const HOUR_MS = 60 * 60_000;
const GOOD_FOR_MS = 72 * HOUR_MS;
const FIRST_ADMIN_MS = 24 * HOUR_MS;

type InvitingDeps = Pick<StaffDeps, 'database' | 'clock' | 'siteUrl' | 'mail' | 'wakeMail'>;

const linkTo = (siteUrl: string, secret: string): string => new URL(`${WELCOME_PATH}?token=${secret}`, siteUrl).href;

/** A link that makes the first admin; undefined where there is one, who lets everybody else in. */
export async function firstAdminLink({
  database: { db },
  clock,
  siteUrl,
}: Pick<StaffDeps, 'database' | 'clock' | 'siteUrl'>): Promise<string | undefined> {
  if ((await adminsBesides(db)) > 0) return undefined;
  const secret = newSecret();
  const row = { hash: hashOf(secret), first: 1, staff_id: null, expires_at: clock.now() + FIRST_ADMIN_MS };
  await db.insertInto('staff_invitations').values(row).execute();
  return linkTo(siteUrl, secret);
}

/** A way back for somebody who is here, by whoever has the machine. */
export async function linkFor(
  { database: { db }, clock, siteUrl }: Pick<StaffDeps, 'database' | 'clock' | 'siteUrl'>,
  email: string,
): Promise<string> {
  const row = await staffByEmail(db, readEmail(email)?.key ?? '');
  if (!row) throw notFound(`Nobody here has the address ${email}`);
  const secret = newSecret();
  const invitation = { hash: hashOf(secret), first: 0, staff_id: row.id, expires_at: clock.now() + FIRST_ADMIN_MS };
  await db.insertInto('staff_invitations').values(invitation).execute();
  await note(db, { event: 'invitation-sent', who: row.name ?? row.email, by: 'the command line' }, clock.now());
  return linkTo(siteUrl, secret);
}

export interface Inviting {
  email: string;
  role: StaffRole;
  /** Who invites, as the letter and the log say it. */
  by: string;
}

export async function invite(deps: InvitingDeps, { email: typed, role, by }: Inviting): Promise<StaffRow> {
  const address = readEmail(typed);
  if (!address) throw new HttpError(422, 'This is no e-mail address that we could write to');
  const now = deps.clock.now();
  const row = invitedRow(address, role, now);
  await sendLink(deps, row, by, async (db) => {
    if (await staffByEmail(db, address.key)) throw new HttpError(409, 'This address is invited or here already');
    await db.insertInto('staff').values(row).execute();
    await note(db, { event: 'invited', who: address.email, by, detail: role }, now);
  });
  return row;
}

/** A new link for who lost theirs, or what they signed in with. Those before open nothing any more. */
export async function inviteAgain(deps: InvitingDeps, id: string, by: string): Promise<void> {
  const row = await staffById(deps.database.db, id);
  if (!row) throw notFound('There is nobody of this id');
  if (stateOf(row) === 'suspended') throw new HttpError(409, 'Who is suspended is let in again first');
  await sendLink(deps, row, by, (db) =>
    note(db, { event: 'invitation-sent', who: row.name ?? row.email, by }, deps.clock.now()),
  );
}

/** The letter is in the queue if, and only if, the link is good. */
async function sendLink(
  { database, clock, siteUrl, mail, wakeMail }: InvitingDeps,
  row: StaffRow,
  by: string,
  alongside: (db: IdentityDb) => Promise<void>,
): Promise<void> {
  const secret = newSecret();
  const letter = await invitationLetter(row, by, siteUrl, secret);
  await database.transaction(async (db) => {
    await alongside(db);
    await db.deleteFrom('staff_invitations').where('staff_id', '=', row.id).execute();
    await db
      .insertInto('staff_invitations')
      .values({ hash: hashOf(secret), first: 0, staff_id: row.id, expires_at: clock.now() + GOOD_FOR_MS })
      .execute();
    await mail.putIn(db, letter);
  });
  wakeMail();
}

function invitationLetter(
  { email, name, role, joined_at }: StaffRow,
  by: string,
  siteUrl: string,
  secret: string,
): Promise<Message> {
  const isBack = joined_at !== null;
  const headline = isBack ? 'Your way back to the desk' : 'You are invited to the newsroom';
  return letterMessage(
    { key: `staff-invitation:${randomUUID()}`, to: email, subject: headline },
    {
      brand: 'Masthead',
      about: 'The newsroom',
      preview: isBack ? 'Set up how you sign in.' : `${by} asks you to join.`,
      headline,
      paragraphs: isBack
        ? [`${by} sent ${name ?? 'you'} a new link. With it you set up how you sign in.`]
        : [
            `${by} asks you to join as ${role}. Set up a passkey, or a password with an authenticator app, and you are in.`,
          ],
      button: { label: isBack ? 'Set up your sign-in' : 'Join the newsroom', href: linkTo(siteUrl, secret) },
      note: 'The button works once, for three days. If you do not expect this, do nothing.',
      foot: [`Sent by the newsroom of ${new URL(siteUrl).host}. No picture in this letter reports back to us.`],
    },
  );
}

/** Of somebody who has not come yet: nothing of them stays. */
export async function revokeInvitation({ database, clock }: InvitingDeps, id: string, by: string): Promise<void> {
  await database.transaction(async (db) => {
    const row = await staffById(db, id);
    if (!row) throw notFound('There is nobody of this id');
    if (row.joined_at !== null) throw new HttpError(409, 'They have joined already: suspend them instead');
    await db.deleteFrom('staff').where('id', '=', id).execute();
    await note(db, { event: 'invitation-revoked', who: row.email, by }, clock.now());
  });
}

/** Undefined for a link that is unknown, was used or is too old; and for one for the first admin when there is one. */
export async function findInvitation(
  db: IdentityDb,
  secret: string,
  now: Instant,
): Promise<StaffInvitationRow | undefined> {
  const row = await db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('hash', '=', hashOf(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.first === 1 && (await adminsBesides(db)) > 0 ? undefined : row;
}

/** Uses it up, with all others of the same person; in a transaction with what it opens. */
export async function redeemInvitation(db: IdentityDb, secret: string, now: Instant): Promise<string | undefined> {
  const staffId = (await findInvitation(db, secret, now))?.staff_id;
  if (!staffId) return undefined;
  const used = await db.deleteFrom('staff_invitations').where('staff_id', '=', staffId).returning('hash').execute();
  return used.some(({ hash }) => hash === hashOf(secret)) ? staffId : undefined;
}
