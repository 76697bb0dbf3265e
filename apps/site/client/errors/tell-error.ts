/**
 * Tells the newsroom of an error in this browser: what failed, where in our code and on which page. Nothing of the reader
 * goes along: no cookie, no query, no text that somebody wrote. Loaded with the first error of a page.
 */
import type { ReaderErrorKind } from '@masthead/model';
import { ERROR_PATH, type ErrorReport, MOST_FRAMES, type ReportedFrame, scrubbed } from '../../base/error-report.ts';

interface SaidOfError {
  error: unknown;
  kind: ReaderErrorKind;
  components?: string | null | undefined;
  page: string;
  build: string;
}

/** `at name (address:1:2)`, `at address:1:2` and `name@address:1:2`, as the engines write them. */
const FRAME = /^(?:at (?:async )?)?(.*?)[@( ]*(https?:\/\/[^\s)]+):(\d+):(\d+)\)?$/;
/** Not what a console or an extension runs in a document of ours. */
const CODE = /\.[jt]sx?$/;
/** Leaving a page ends what it was waiting for: that is no error. */
const EXPECTED: ReadonlySet<string> = new Set(['AbortError']);

const told = new Set<string>();

export function tellError({ error, kind, components, page, build }: SaidOfError): void {
  // Scripts of others and extensions throw as well: only what passed through our own code is ours.
  if (!(error instanceof Error) || EXPECTED.has(error.name)) return;
  const cause = error.cause instanceof Error ? error.cause : error;
  const frames = framesOf(isHydration(cause) && components ? components : (cause.stack ?? ''));
  const report: ErrorReport = {
    kind,
    name: cause.name.slice(0, 60),
    message: scrubbed(cause.message),
    frames,
    page,
    path: location.pathname,
    build,
  };
  const key = JSON.stringify([report.name, report.message, frames]);
  if (frames.length === 0 || told.has(key)) return;
  told.add(key);
  void fetch(ERROR_PATH, {
    method: 'POST',
    body: JSON.stringify(report),
    // It arrives also when the reader leaves, and says nothing of who that is.
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {});
}

/** A page that is not what the server sent: React's own stack says nothing of where. */
const isHydration = ({ message }: Error): boolean => /#4(18|2[1-5])\b|hydrat/i.test(message);

function framesOf(stack: string): ReportedFrame[] {
  const frames = stack.split('\n').flatMap((line): ReportedFrame[] => {
    const [, name = '', address = '', row, column] = FRAME.exec(line.trim()) ?? [];
    const url = URL.parse(address);
    return url?.origin === location.origin && CODE.test(url.pathname)
      ? [[url.pathname, Number(row), Number(column), name.slice(0, 80)]]
      : [];
  });
  return frames.slice(0, MOST_FRAMES);
}
