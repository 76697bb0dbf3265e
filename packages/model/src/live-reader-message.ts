/** What readers of live coverage may say on a socket. Anything else is not understood. */
import { z } from 'zod';
import type { ReaderMessage } from './live-protocol.ts';

const setChannels = z.object({
  type: z.literal('set_channels'),
  channels: z
    .array(z.object({ name: z.string().max(200), key: z.string().max(200) }))
    .min(1)
    .max(10),
});

const subscribe = z.object({
  type: z.literal('subscribe'),
  channel: z.string().max(200),
  after: z.int().nonnegative().max(2_147_483_646).optional(),
});

export const readerMessageCodec = z.discriminatedUnion('type', [
  setChannels,
  subscribe,
]) satisfies z.ZodType<ReaderMessage>;
