/** Hands the news that comes on the bus to every service of this process that wants to hear it. */
import type { Logger } from '@masthead/runtime';
import type { Bus, Message } from '@masthead/storage';
import type { Changes } from './service.ts';

/** The channel on which the content service says what changed; see docs/contracts/content-changes.md. */
export const CHANGES = 'content-changes';

export async function followChanges(bus: Bus, listeners: readonly Changes[], logger: Logger): Promise<void> {
  /** One that fails harms no other. */
  const each = async (work: (listener: Changes) => void | Promise<void>): Promise<void> => {
    const results = await Promise.allSettled(listeners.map(async (listener) => work(listener)));
    for (const result of results)
      if (result.status === 'rejected')
        logger.error('A service could not take in what changed', { error: result.reason });
  };
  await bus.subscribe(CHANGES, (message) => each(({ heard }) => heard(namesIn(message))));
  bus.onGap(() => void each(({ missed }) => missed()));
}

/** What a message on the bus says that changed; anybody may have sent it. */
const namesIn = (message: Message): string[] =>
  Array.isArray(message) ? message.filter((name) => typeof name === 'string') : [];
