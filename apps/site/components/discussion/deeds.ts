/** What a reader can do in a discussion; on the server nobody can do anything. */
import type { ReportReason } from '@masthead/talk';

export interface Deeds {
  useful(id: string, isUseful: boolean): void;
  report(id: string, reason: ReportReason): Promise<void>;
  /** Rejects with a sentence. */
  reply(text: string, to: string): Promise<void>;
  edit(id: string, text: string): Promise<void>;
  takeBack(id: string): Promise<void>;
  /** Who is not signed in is led there. */
  signIn: string | undefined;
  draftKey: string;
}
