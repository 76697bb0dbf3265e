/** The settings of mail: which server takes it, whom it comes from, who signs it. */
import { z } from 'zod';
import { about, wholeNumber } from './setting-parts.ts';

/** The server that takes our messages. */
interface SmtpServer {
  host: string;
  port: number;
  /** Encrypted from the first byte; otherwise as soon as the server offers it. */
  secure: boolean;
  login?: { user: string; password: string };
}

interface MailSender {
  name: string;
  address: string;
}

const PORTS: Readonly<Record<string, { port: number; secure: boolean }>> = {
  'smtp:': { port: 587, secure: false },
  'smtps:': { port: 465, secure: true },
};

const LINE = /^[^\p{Cc}]*$/u;

/** Nothing but these parts: options of the library in a query could switch off what protects the password. */
const smtpUrl = z
  .string()
  .max(2000)
  .transform((text, context): SmtpServer => {
    const server = serverAt(URL.parse(text));
    if (server) return server;
    context.addIssue('no address of a mail server');
    return z.NEVER;
  });

function serverAt(address: URL | null): SmtpServer | undefined {
  const usual = address ? PORTS[address.protocol] : undefined;
  if (!address || !usual || !/^[a-z0-9.:[\]-]+$/i.test(address.hostname)) return undefined;
  if (!['', '/'].includes(address.pathname) || address.search || address.hash) return undefined;
  const [user, password] = [address.username, address.password].map(decoded);
  // One without the other is a slip, and a line break in either would be a second command.
  if (user === undefined || password === undefined || (user === '') !== (password === '')) return undefined;
  if (!LINE.test(user + password)) return undefined;
  return {
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: address.port === '' ? usual.port : Number(address.port),
    secure: usual.secure,
    ...(user && { login: { user, password } }),
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const domain = z.string().regex(/^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/);

/** `Masthead <letters@example.com>`, or the address alone. */
const mailFrom = z
  .string()
  .max(320)
  .transform((text) => {
    const [, name = '', inBrackets] = /^([^<>"\p{Cc}\p{Bidi_Control}]{0,64}?)\s*<([^<>]*)>$/u.exec(text.trim()) ?? [];
    return { name: name.trim(), address: (inBrackets ?? text).trim().toLowerCase() };
  })
  .pipe(z.object({ name: z.string(), address: z.email().max(254) }));

export const mailValues = {
  SMTP_URL: smtpUrl.optional().register(about, {
    takes: 'an address such as smtp://user:password@mail.example.com:587 or smtps://mail.example.com, without a query',
    meaning: 'The mail server that takes messages; a password is only sent encrypted.',
    unset: 'unset: messages are kept for /desk/outbox/ and go nowhere',
    secret: true,
  }),
  MAIL_FROM: mailFrom.optional().register(about, {
    takes: 'an address such as Masthead <letters@example.com>',
    meaning: 'Whom messages come from, and where those come back that cannot be delivered.',
    unset: 'unset, and needed with SMTP_URL',
  }),
  DKIM_DOMAIN: domain.optional().register(about, {
    takes: 'a domain such as example.com',
    meaning: 'The domain that signs messages (DKIM), that of MAIL_FROM.',
    unset: 'unset: messages are not signed here',
  }),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9._-]{0,61}[a-z0-9])?$/)
    .optional()
    .register(about, {
      takes: 'a name such as masthead1',
      meaning: 'The name of the signing key: its public half is at {selector}._domainkey.{domain}.',
      unset: 'unset, and needed with DKIM_DOMAIN',
    }),
  DKIM_KEY_FILE: z
    .string()
    .refine((path) => !path.includes('\0'))
    .optional()
    .register(about, {
      takes: 'the path of a file',
      meaning: 'The file of the private RSA key, in PEM, that messages are signed with.',
      unset: 'unset, and needed with DKIM_DOMAIN',
    }),
  MAIL_KEPT_DAYS: wholeNumber(3650).prefault('30').register(about, {
    takes: 'a whole number of days up to 3650',
    meaning: 'How long it is known which messages were sent to whom; what they said is forgotten sooner.',
  }),
};

interface DkimValues {
  DKIM_DOMAIN?: string | undefined;
  DKIM_SELECTOR?: string | undefined;
  DKIM_KEY_FILE?: string | undefined;
}

export function dkimOf({ DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: keyFile }: DkimValues) {
  if (domain === undefined || selector === undefined || keyFile === undefined) return undefined;
  return Object.freeze({ domain, selector, keyFile });
}

/** Where nothing leaves the house, it comes from the house. */
export const mailFromOf = (siteUrl: string): MailSender => ({
  name: 'Masthead',
  address: `masthead@${new URL(siteUrl).hostname}`,
});
