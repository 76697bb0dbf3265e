/** What the newsroom follows, and who may: reports by name, for whoever has a desk's token or is signed in there. */
import type { Logger } from '@masthead/runtime';
import { credentialsIn } from './credentials.ts';
import { ReportChannel } from './report-channel.ts';
import { cookieIn } from './session-key.ts';

/** A report that can be followed, or asked for once. */
export interface Report {
  everyMs: number;
  read(): Promise<unknown>;
}

export interface ReportsDeps {
  contentFetch(request: Request): Promise<Response>;
  contentBaseUrl: string;
  /** By the names of their channels. */
  reports: Readonly<Record<string, Report>>;
  /** How often tokens of those who follow are asked about. */
  keyAskedMs: number;
  logger: Logger;
}

export interface Reports {
  /** Undefined when there is no such report. */
  channel(name: string): ReportChannel | undefined;
  answer(request: Request, name: string): Promise<Response>;
  beat(): void;
  close(): void;
}

/** What a token looks like, so that nothing else is passed on as one. */
const TOKEN = /^mh_[\w-]{1,100}$/;
const NO_STORE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

export function createReports({ contentFetch, contentBaseUrl, reports, keyAskedMs, logger }: ReportsDeps): Reports {
  /** The desk's own answer to whoever comes with these words. */
  const atTheDesk = (headers: Record<string, string>): Promise<Response> =>
    contentFetch(new Request(new URL('/api/desk/token', contentBaseUrl), { headers }));

  async function allows(key: string): Promise<boolean> {
    const cookie = cookieIn(key);
    if (cookie === undefined && !TOKEN.test(key)) return false;
    const { ok, status } = await atTheDesk(cookie === undefined ? { authorization: `Bearer ${key}` } : { cookie });
    if (ok) return true;
    if (status === 401 || status === 403) return false;
    throw new Error(`The content service answered ${status}`);
  }

  const channels = new Map(
    Object.entries(reports).map(([name, report]) => [
      name,
      new ReportChannel({ name, ...report, allows, keyAskedMs, logger }),
    ]),
  );

  return {
    channel: (name) => channels.get(name),
    async answer(request, name) {
      const report = reports[name];
      if (!report)
        return Response.json({ errors: [{ code: 404, message: 'Not Found' }] }, { status: 404, headers: NO_STORE });
      const said = await atTheDesk(credentialsIn(request.headers));
      return said.ok ? Response.json({ data: await report.read() }, { headers: NO_STORE }) : said;
    },
    beat() {
      for (const channel of channels.values()) channel.beat();
    },
    close() {
      for (const channel of channels.values()) channel.close();
    },
  };
}
