/** What readers may say on a socket. Anything else is not understood. */
import { z } from 'zod';

const name = z.string().regex(/^[a-z0-9-]{1,64}$/);

const readerMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('set_channels'),
    channels: z
      .array(z.object({ name: z.string().max(200), key: z.string().max(200) }))
      .min(1)
      .max(10),
  }),
  z.object({
    type: z.literal('subscribe'),
    channel: z.string().max(200),
    after: z.int().nonnegative().max(2_147_483_646).optional(),
  }),
]);
export type ReaderMessage = z.output<typeof readerMessage>;

export const isChannelName = (text: string): boolean => name.safeParse(text).success;

export function readMessage(text: string): ReaderMessage | undefined {
  try {
    return readerMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
