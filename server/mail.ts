/** Opens mail as the settings have it: over a server, signed or not, or kept. */
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createMail, type Dkim, type Mail, type MailDeps } from '@masthead/mail';
import { type Settings, SettingsError } from '@masthead/runtime';

type MailSettings = Pick<Settings, 'smtp' | 'mailFrom' | 'dkim' | 'mailKeptDays'>;

export const openMail = (
  { smtp, mailFrom, dkim, mailKeptDays }: MailSettings,
  parts: Pick<MailDeps, 'database' | 'clock' | 'logger'>,
): Promise<Mail> =>
  createMail({ ...parts, from: mailFrom, server: smtp, dkim: dkim && signingWith(dkim), keptDays: mailKeptDays });

/** Read once: a key that cannot sign is found at the start, and not by those who wait for a message. */
function signingWith({ domain, selector, keyFile }: NonNullable<Settings['dkim']>): Dkim {
  const key = keyIn(keyFile);
  if (key.asymmetricKeyType !== 'rsa') throw wrongKey(keyFile, 'is no RSA key');
  return { domain, selector, privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

function keyIn(file: string): KeyObject {
  let pem: string;
  try {
    pem = readFileSync(file, 'utf8');
  } catch {
    throw wrongKey(file, 'cannot be read');
  }
  try {
    return createPrivateKey(pem);
  } catch {
    throw wrongKey(file, 'holds no private key in PEM without a passphrase');
  }
}

const wrongKey = (file: string, why: string): SettingsError =>
  new SettingsError(`DKIM_KEY_FILE is ${JSON.stringify(file)}: the file ${why}.`);
