/** What the command line does about mail: tries the settings, and says what came of it. */
import { mailAddress, type WholeMessage } from '@masthead/mail';
import { testMessage } from '../use-cases/test-message.ts';
import { argument, type Command, WrongCommand } from './command.ts';

async function tryMail(context: Parameters<Command['run']>[0]): Promise<void> {
  const { data: to } = mailAddress.safeParse(argument(context, 0, 'An e-mail address'));
  if (to === undefined) throw new WrongCommand(`${context.args[0]} is no e-mail address`);
  const mail = await context.mail();
  const message = await testMessage(to, context.siteUrl);
  const sent = await mail.sendNow((work) => context.deps.database.write(work), message);
  const { server } = mail.wayOut;
  if (sent.state === 'sent') return context.say(`${server} took the message for ${to}`);
  if (sent.state === 'kept')
    return context.say(`SMTP_URL is not set: the message for ${to} is kept in the outbox, /desk/outbox/`);
  throw new Error(`${server} ${WORDS[sent.state]}${sent.error === null ? '' : `: ${sent.error}`}`);
}

const WORDS: Readonly<Record<Exclude<WholeMessage['state'], 'sent' | 'kept'>, string>> = {
  waiting: 'has not taken the message yet; a running Masthead tries again',
  sending: 'has not answered yet',
  handed: 'has not answered yet',
  failed: 'does not take the message',
  unclear: 'was given the message and did not say whether it takes it',
};

export const mailCommand: Command = {
  usage: '<address>',
  about: 'send a test message, to see whether mail is sent as the settings say',
  namesPeople: true,
  run: tryMail,
};
