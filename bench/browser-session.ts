/** Chromium, spoken to directly: whoever drives a browser for tests listens to its network, which costs as much as what is measured. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { CHROMIUM, CHROMIUM_FLAGS } from '../scripts/chromium.ts';

const DEVTOOLS = /DevTools listening on (ws:\S+)/;

const messageSchema = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  sessionId: z.string().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

export interface BrowserSession {
  send(method: string, params?: object, sessionId?: string): Promise<unknown>;
  /** The next event of that name. */
  next(method: string, sessionId: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startBrowser(folder: string): Promise<BrowserSession> {
  const flags = ['--headless', ...CHROMIUM_FLAGS, '--remote-debugging-port=0', `--user-data-dir=${folder}`];
  const child = spawn(CHROMIUM, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(await addressOf(child));
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listening = new Map<string, () => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, sessionId, result, error } = messageSchema.parse(JSON.parse(String(data)));
    if (method) listening.get(`${sessionId} ${method}`)?.();
    if (id === undefined) return;
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  return {
    send(method, params = {}, sessionId = undefined) {
      last += 1;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(last, answer);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      return answer.promise;
    },
    next: (method, sessionId) => new Promise((heard) => listening.set(`${sessionId} ${method}`, heard)),
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of stderr ?? []) {
    said += String(chunk);
    const address = DEVTOOLS.exec(said)?.[1];
    if (address) {
      // Read on, or a full pipe would stop it.
      stderr?.resume();
      return address;
    }
  }
  throw new Error(`Chromium did not start: ${said}`);
}
