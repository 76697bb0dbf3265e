/** The messages of the live service, as they come by socket and stream. */
export interface ItemsMessage {
  type: 'items';
  from: number;
  to: number;
  items: unknown;
}

export type LiveMessage =
  | { type: 'channels_set' }
  | { type: 'authorized'; lastEvent: number }
  | ItemsMessage
  | { type: 'beat'; lastEvent: number }
  | { type: 'error'; code: number; message: string };

/** Undefined when it is nothing that we know. */
export function readMessage(text: unknown): LiveMessage | undefined {
  const message = typeof text === 'string' ? parse(text) : undefined;
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined;
  const number = (name: string): number => Number(Reflect.get(message, name)) || 0;
  switch (message.type) {
    case 'channels_set':
      return { type: 'channels_set' };
    case 'authorized':
    case 'beat':
      return { type: message.type, lastEvent: number('lastEvent') };
    case 'items':
      return { type: 'items', from: number('from'), to: number('to'), items: Reflect.get(message, 'items') };
    case 'error':
      return { type: 'error', code: number('code'), message: String(Reflect.get(message, 'message') ?? '') };
    default:
      return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
