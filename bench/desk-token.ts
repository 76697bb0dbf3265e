/** A token for the desk of a newsroom, made as people make one: by the command line. */
import { join } from 'node:path';
import { actingAs, loadCommands } from '@masthead/content';
import { systemClock } from '@masthead/runtime';
import { folderMedia } from '@masthead/storage';
import type { Newsroom } from './demo-site.ts';

const ACT = { who: 'a benchmark', from: null, action: 'content token' };

export async function tokenFor({ content }: Newsroom, folder: string): Promise<string> {
  const said: string[] = [];
  const commands = await loadCommands();
  await commands.token?.run({
    deps: {
      database: actingAs(content.store, systemClock, ACT),
      media: folderMedia(join(folder, 'media')),
      clock: systemClock,
    },
    args: ['create', 'benchmark'],
    siteUrl: '',
    mail: () => Promise.reject(new Error('A token needs no mail')),
    user: 'bench',
    ask: async () => undefined,
    say: (line) => said.push(line),
    progress: () => {},
  });
  return said[0] ?? '';
}
