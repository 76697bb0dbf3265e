import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import { type LiveMessage, type ReaderMessage, readLiveMessage } from './live-protocol.ts';
import { readerMessageCodec } from './live-reader-message.ts';

describe('messages of the live service', () => {
  const messages: { [Type in LiveMessage['type']]: Extract<LiveMessage, { type: Type }> } = {
    channels_set: { type: 'channels_set', channels: ['a'] },
    authorized: { type: 'authorized', channel: 'a', lastEvent: 7 },
    items: { type: 'items', channel: 'a', from: 3, to: 4, items: [{ id: 'x' }] },
    beat: { type: 'beat', channel: 'a', lastEvent: 7 },
    error: { type: 'error', code: 4104, message: 'There is no such channel', channel: 'a' },
  };

  it.each(Object.values(messages))('are heard as they were said: $type', (message) => {
    const { channel: _channel, channels: _channels, ...heard } = { channel: '', channels: [], ...message };
    expect(readLiveMessage(JSON.stringify(message))).toEqual(heard);
  });

  it.each([undefined, 7, '', '{', 'null', '[]', '"items"', '{}', '{"type":"weather","items":[]}'])(
    'are none of %j',
    (text) => expect(readLiveMessage(text)).toBeUndefined(),
  );

  it('lack nothing that a reader would stumble over', () => {
    expect(readLiveMessage('{"type":"beat"}')).toEqual({ type: 'beat', lastEvent: 0 });
    expect(readLiveMessage('{"type":"error"}')).toEqual({ type: 'error', code: 0, message: '' });
  });
});

describe('messages of readers', () => {
  it('are what the service parses', () => {
    expectTypeOf<z.output<typeof readerMessageCodec>>().toEqualTypeOf<ReaderMessage>();
    const said: ReaderMessage[] = [
      { type: 'set_channels', channels: [{ name: 'a', key: 'b' }] },
      { type: 'subscribe', channel: 'a', after: 4 },
      { type: 'subscribe', channel: 'a' },
    ];
    expect(said.map((message) => readerMessageCodec.parse(message))).toEqual(said);
  });
});
