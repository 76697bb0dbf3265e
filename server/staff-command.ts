/** What the command line does about the newsroom's people: invites, and gives links to who is here or is to be the first. */
import { isStaffRole, STAFF_ROLES } from '@masthead/account';
import { type Command, type CommandContext, WrongCommand } from '@masthead/content';
import { firstAdminLink, invite, linkFor, prepareIdentity } from '@masthead/identity';
import type { Clock } from '@masthead/runtime';
import type { Database } from '@masthead/storage';
import type { ProductSchema } from './parts.ts';

/** What commands of the whole house are given besides. */
interface HouseContext extends CommandContext {
  house: { database: Database<ProductSchema>; clock: Clock; siteUrl: string };
}

export type HouseCommand = Omit<Command, 'run'> & { run(context: HouseContext): Promise<void> };

const USAGE = 'invite <address> [--role <role>] | link [address]';

async function inviteByMail({ args, house, mail, user, say }: HouseContext): Promise<void> {
  const [, email = '', option, role = 'author'] = args;
  if (email === '') throw new WrongCommand('An e-mail address is missing');
  if (option !== undefined && option !== '--role') throw new WrongCommand('The option is --role');
  if (!isStaffRole(role)) throw new WrongCommand(`There is no role ${role}: choose from ${STAFF_ROLES.join(', ')}`);
  await invite({ ...house, mail: await mail(), wakeMail() {} }, { email, role, by: `command line (${user})` });
  say(`${email} is invited as ${role}. A running Masthead sends the letter; without SMTP_URL it is in the outbox.`);
  say(`npm run content -- staff link ${email} prints a link instead.`);
}

async function printLink({ args: [, email], house, say }: HouseContext): Promise<void> {
  if (email !== undefined) return say(await linkFor(house, email));
  const link = await firstAdminLink(house);
  if (link === undefined) throw new WrongCommand('There is an admin already: say whose link it is to be');
  say(link);
}

export const staffCommand: HouseCommand = {
  usage: USAGE,
  about: 'invite somebody to the desk by mail, or print a link that lets the first admin, or somebody who is here, in',
  more: [
    `The roles are ${STAFF_ROLES.join(', ')}; author unless said.`,
    'npm run content -- staff invite ines@example.com --role editor',
    'npm run content -- staff link                     for the first admin, while there is none',
    'npm run content -- staff link ines@example.com    for who lost what they sign in with',
  ],
  namesPeople: true,
  async run(context) {
    await prepareIdentity(context.house.database);
    if (context.args[0] === 'invite') return inviteByMail(context);
    if (context.args[0] === 'link') return printLink(context);
    throw new WrongCommand('staff takes invite or link');
  },
};
