/** What a message is, and the door that every one comes in by: whatever could become a second header is refused here. */
import { normalAddress } from '@masthead/model';
import { z } from 'zod';

const LONGEST_KEY = 200;
const LONGEST_SUBJECT = 200;
/** A header line ends at 998 letters, and an address in it cannot be folded. */
const LONGEST_HEADER = 900;
const LONGEST_BODY = 500_000;

/**
 * Line breaks and other control letters would begin another header; letters that turn the direction of writing round
 * make a line look like another one.
 */
const HEADER_LINE = /^[^\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]*$/u;
/** What PostgreSQL cannot keep, and what no text can hold. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const headerLine = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((text) => HEADER_LINE.test(text) && text.isWellFormed() && text.trim() !== '', 'has letters no header may');

/** An address in the one way that we write it. Nothing that it holds can end it: no space, comma, bracket or quote. */
export const mailAddress = z
  .string()
  .max(1000)
  .transform((text, context) => {
    const address = HEADER_LINE.test(text) ? normalAddress(text) : undefined;
    if (address !== undefined) return address;
    context.addIssue('is no e-mail address');
    return z.NEVER;
  });

/** A closed list: who, when and where to is for the queue to say. */
const headerValue = headerLine(LONGEST_HEADER).regex(/^[\x20-\x7e]+$/, 'takes visible ASCII');
const headers = z.strictObject({
  'List-Id': headerValue.optional(),
  'List-Unsubscribe': headerValue.optional(),
  'List-Unsubscribe-Post': headerValue.optional(),
});

const body = z.string().min(1).max(LONGEST_BODY).refine(isStorable, 'has letters that cannot be kept');

export const messageSchema = z.strictObject({
  /** What it is about, such as `invitation:17`: a message with this key is put in once, also when it was sent before. */
  key: z
    .string()
    .max(LONGEST_KEY)
    .regex(/^[\x21-\x7e]+$/),
  /** One recipient: nobody learns who else has it. */
  to: mailAddress,
  subject: headerLine(LONGEST_SUBJECT),
  html: body,
  /** Never missing: not everybody reads HTML. */
  text: body,
  replyTo: mailAddress.optional(),
  headers: headers.optional(),
});

export type Message = z.input<typeof messageSchema>;
export type MessageHeaders = z.output<typeof headers>;

/** Headers as they are kept with the message. */
export const headersIn = (json: string): MessageHeaders => headers.parse(JSON.parse(json));
