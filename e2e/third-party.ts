/** A third party on this machine: serves scripts that tell it what they see of a page, and remembers all of it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ThirdParty {
  readonly origin: string;
  /** Paths of scripts that were asked for, in their order. */
  scripts(): string[];
  /** What its scripts saw: titles, addresses and referrers, and whatever browsers say by themselves. */
  learnt(): string;
  /** From now on this script is not found; or is again. */
  lose(path: string, lost: boolean): void;
  forget(): void;
  stop(): Promise<void>;
}

/** What any script of others can read, and how it tells it. */
const spying = (origin: string): string => `
  window.adServer = {};
  fetch('${origin}/told?' + new URLSearchParams({
    title: document.title, url: location.href, referrer: document.referrer,
    before: performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource')).map((entry) => entry.name).join(),
  }));`;

export async function startThirdParty(): Promise<ThirdParty> {
  const asked: { path: string; all: string }[] = [];
  const lost = new Set<string>();
  const server = createServer(({ url = '', headers }, response) => {
    const { pathname, search } = new URL(url, 'http://third.localhost');
    asked.push({ path: pathname, all: `${decodeURIComponent(search)} ${headers.referer ?? ''}` });
    const found = !lost.has(pathname);
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
    response.end(found && pathname !== '/told' ? spying(origin) : '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    scripts: () => asked.map(({ path }) => path).filter((path) => path !== '/told'),
    learnt: () => asked.map(({ all }) => all).join('\n'),
    lose: (path, isLost) => void (isLost ? lost.add(path) : lost.delete(path)),
    forget: () => asked.splice(0),
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}
