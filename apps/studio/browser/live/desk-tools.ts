/** What everything that writes on a coverage works with. */
import type { AskDesk } from '../desk-client.ts';

export interface DeskTools {
  storyId: string;
  ask: AskDesk;
  authors: readonly { username: string; name: string }[];
}
