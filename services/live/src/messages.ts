/** What readers say: the names of channels, and messages on a socket. */
import { type ReaderMessage, readerMessageCodec } from '@masthead/model';
import { z } from 'zod';

const name = z.string().regex(/^[a-z0-9-]{1,64}$/);

export const isChannelName = (text: string): boolean => name.safeParse(text).success;

/** Undefined when it is not understood. */
export function readMessage(text: string): ReaderMessage | undefined {
  try {
    return readerMessageCodec.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
