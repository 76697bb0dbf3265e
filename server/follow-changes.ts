/** Hands what changed to every service of this process that wants to hear it. The log is the truth, messages are hints. */
import type { Bus } from '@masthead/storage';
import type { ChangeLog, Changes } from './service.ts';

/** The channel on which processes say that there is news in the log; see docs/contracts/content-changes.md. */
export const CHANGES = 'content-changes';

export async function followChanges(bus: Bus, log: ChangeLog, listeners: readonly Changes[]): Promise<void> {
  for (const listener of listeners) log.follow(listener);
  // Whatever a message says, and whatever may have been missed: the log is looked at.
  await bus.subscribe(CHANGES, log.check);
  bus.onGap(() => void log.check());
  await log.check();
}
