/** Starts a small program of the tests as a real process. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export type Child = ChildProcessByStdio<Writable, Readable, Readable>;

export function startChild(name: 'migrate' | 'write-rows', argument: unknown): Child {
  const program = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  return spawn(process.execPath, [program, JSON.stringify(argument)], { stdio: ['pipe', 'pipe', 'pipe'] });
}

/** What the process wrote, and how it ended. */
export async function endOf(child: Child): Promise<{ output: string; errors: string; code: number | null }> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once('close', resolve);
  const [output, errors, code] = await Promise.all([textOf(child.stdout), textOf(child.stderr), promise]);
  return { output, errors, code };
}

async function textOf(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += String(chunk);
  return text;
}
