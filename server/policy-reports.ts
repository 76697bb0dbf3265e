/** Collects what browsers refused because of our Content-Security-Policy: counted always, logged a few times a minute. */
import { type Logger, type RateLimits, tooManyRequests } from '@masthead/runtime';
import type { Context } from 'hono';
import { z } from 'zod';

/** The older form, which every browser sends to a report-uri. */
const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string().max(2048).default(''),
    'effective-directive': z.string().max(100).default(''),
    'blocked-uri': z.string().max(2048).default(''),
  }),
});

const MOST_BYTES = 8192;
const LOGGED_PER_MINUTE = 10;
const MINUTE_MS = 60_000;
/** A page that breaks our policy sends a handful; a household reads several pages. */
const REPORTS = { name: 'policy-reports', most: 120, perMs: MINUTE_MS };

interface ReportParts {
  logger: Logger;
  limits: RateLimits;
  sender(context: Context): string | undefined;
  count(): void;
}

export function collectPolicyReports({
  logger,
  limits,
  sender,
  count,
}: ReportParts): (context: Context) => Promise<Response> {
  const limit = limits(REPORTS);
  let minute = 0;
  let logged = 0;

  /** Anybody can send reports: they must not be able to fill the logs. */
  function mayLog(): boolean {
    const now = Math.floor(Date.now() / MINUTE_MS);
    logged = now === minute ? logged + 1 : 1;
    minute = now;
    return logged <= LOGGED_PER_MINUTE;
  }

  return async (context) => {
    const wait = await limit.take(sender(context) ?? '');
    if (wait !== undefined) return context.body(null, 429, tooManyRequests(wait).headers);
    const length = Number(context.req.header('content-length') ?? Number.NaN);
    if (!(length <= MOST_BYTES)) return context.body(null, 413);
    const report = reportSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!report.success) return context.body(null, 400);
    count();
    if (mayLog()) logger.warn('A browser refused something by our policy', report.data['csp-report']);
    return context.body(null, 204);
  };
}
