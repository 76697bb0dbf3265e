/** What the fields of events are made of. Everything has a limit, and no text can begin a tag. */
import { z } from 'zod';
import { LONGEST_ADDRESS, LONGEST_LABEL, LONGEST_TEXT, MOST_LISTED } from '../limits.ts';

/** No control character, no half of one letter, and nothing that HTML would take for a tag. */
const PLAIN = /^[^\p{Cc}\p{Cs}<]*$/u;
const LABEL = /^[\w.:/+-]*$/;
const WORD = /^[a-z][a-z0-9_-]*$/;
/** Without query and fragment: those can have what a reader wrote. */
const PATH = /^\/[^\s\p{Cc}\p{Cs}<>?#\\]*$/u;
const HOST = /^[a-z0-9.-]+(?::\d{1,5})?$/;

export const text = z.string().max(LONGEST_TEXT).regex(PLAIN, 'may not have control characters or tags');
/** A name that our own code or an editor gave: letters, digits and a few marks. Empty where there is nothing to say. */
export const label = z.string().max(LONGEST_LABEL).regex(LABEL, 'is letters, digits and . : / + - _');
/** A name in lower case, as code has them. */
export const word = z.string().min(1).max(LONGEST_LABEL).regex(WORD, 'is lower-case letters, digits, - and _');
export const path = z.string().max(LONGEST_ADDRESS).regex(PATH, 'is a path without query');
const host = z.string().max(LONGEST_ADDRESS).regex(HOST, 'is a host');
/** A page of ours by its path, and any other by its host alone: what somebody reads elsewhere is not for us. */
export const place = z.union([path, host]);
export const labels = z.array(label).max(MOST_LISTED);
export const texts = z.array(text).max(MOST_LISTED);

/** Of the ad server: its payload and its signature. Whether it is signed, whoever counts finds out. */
const AD_TOKEN = /^[\w-]{20,600}\.[\w-]{43}$/;
export const adToken = z.string().max(700).regex(AD_TOKEN, 'is no token of an ad');

export const uuid = z.uuid();
const LATEST_INSTANT = 8.64e15;
/** Of the sender's clock. */
export const instant = z.int().min(0).max(LATEST_INSTANT);
const DAY_MS = 86_400_000;
export const duration = z.number().min(0).max(DAY_MS);
export const count = z.int().min(0).max(1_000_000);
export const position = z.int().min(0).max(10_000);
