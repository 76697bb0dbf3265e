/**
 * Takes word of errors in readers' browsers. Whoever sends it is believed nothing: it is small, of our own pages, limited
 * by sender and scrubbed once more. Alike ones are counted as one and told together.
 */
import { createHash } from 'node:crypto';
import { READER_ERROR_KINDS, type ReaderErrorFrame, type ReaderErrors } from '@masthead/model';
import {
  badRequest,
  boundedBody,
  HttpError,
  isOurs,
  type Logger,
  type RateLimits,
  refuseTooMany,
} from '@masthead/runtime';
import { z } from 'zod';
import { type ErrorReport, MOST_FRAMES, scrubbed } from '../../base/error-report.ts';
import type { Matcher } from '../../routes/match.ts';
import type { Answered, Asked } from '../answer.ts';
import { type Batch, createBatch } from './batch.ts';
import { browserFamily } from './browser-family.ts';
import { asReported, createSourcePositions, type ReadSourceMap } from './source-positions.ts';

export interface TakenErrors extends Pick<Batch<ReaderErrors>, 'flush' | 'close'> {
  take(asked: Asked, sender: string): Promise<Answered>;
}

interface ErrorParts {
  tell(errors: readonly ReaderErrors[]): Promise<void>;
  readSourceMap: ReadSourceMap;
  /** The build that this process has the maps of. */
  version: string;
  /** Of how many page views errors are told. Who has no code cannot know: it is drawn here. */
  sample?: number | undefined;
  random?: (() => number) | undefined;
  match: Matcher;
  limits: RateLimits;
  logger: Logger;
}

/** A page load sends five at most; a household is one sender. */
const REPORTS = { name: 'reader-errors', most: 30, perMs: 600_000 } as const;
const MOST_BYTES = 8192;
const MOST_WAITING = 25;
/** So many of the innermost places tell errors apart. */
const FRAMES_THAT_COUNT = 3;

const FILE = String.raw`/[\w./@-]{1,140}`;
const place = z.number().int().min(1).max(10_000_000);
const reportSchema = z.strictObject({
  kind: z.enum(READER_ERROR_KINDS),
  name: z.string().regex(/^[\w$]{1,60}$/),
  message: z.string().max(MOST_BYTES),
  frames: z
    .array(z.tuple([z.string().regex(new RegExp(`^${FILE}$`)), place, place, z.string().max(80)]))
    .min(1)
    .max(MOST_FRAMES),
  page: z.string().regex(/^[a-z-]{1,40}$/),
  path: z.string().max(2000),
  build: z.string().regex(/^[\w.-]{1,40}$/),
}) satisfies z.ZodType<ErrorReport>;

/** A page whose code did not come tells which file that was, and nothing else (document/document.ts). */
const CODE_FILE = new RegExp(String.raw`^${FILE}\.[jt]sx?$`);
const NOT_LOADED = {
  kind: 'loading',
  name: 'LoadError',
  message: 'The main code of pages did not load, or did not start',
  page: 'any page',
} as const;
const UNKNOWN_BUILD = 'unknown';

export function createReaderErrors(parts: ErrorParts): TakenErrors {
  const { tell, readSourceMap, version, sample = 1, random = Math.random, match, limits, logger } = parts;
  const limit = limits(REPORTS);
  const positions = createSourcePositions(readSourceMap);
  const batch = createBatch<ReaderErrors>({
    most: MOST_WAITING,
    join: (before, { times }) => ({ ...before, times: before.times + times }),
    tell,
    failed: 'Errors of readers could not be told: they are told again later',
    logger,
  });

  async function note(report: ErrorReport, browser: string): Promise<void> {
    const { kind, name, build } = report;
    const message = scrubbed(report.message);
    // Another build's maps are not here.
    const frames = build === version ? await positions.of(report.frames) : report.frames.map(asReported);
    add({ kind, name, message, frames, page: pageIn(report, match), browser, build });
  }

  /** The file says which build it was where that is not this one: those of the build before are missing after a deploy. */
  async function noteNotLoaded(file: string, browser: string): Promise<void> {
    if (random() >= sample) return;
    const build = (await positions.knows(file)) ? version : UNKNOWN_BUILD;
    add({ ...NOT_LOADED, frames: [asReported([file, 1, 1, ''])], browser, build });
  }

  function add(error: Omit<ReaderErrors, 'fingerprint' | 'times'>): void {
    const { kind, name, message, frames, page, browser, build } = error;
    const fingerprint = fingerprintOf([kind, name, message], frames);
    batch.add(`${fingerprint} ${browser} ${build} ${page}`, { ...error, fingerprint, times: 1 });
  }

  /** Undefined where it is nothing that our pages tell. */
  function noting(text: string, browser: string): Promise<void> | undefined {
    if (CODE_FILE.test(text)) return noteNotLoaded(text, browser);
    const { data: report } = reportSchema.safeParse(jsonIn(text));
    return report && note(report, browser);
  }

  return {
    flush: batch.flush,
    close: batch.close,
    async take({ request, url }, sender) {
      if (!isOurs(request.headers, url.origin)) throw new HttpError(403, 'This is taken from our own pages only');
      await refuseTooMany(limit, sender);
      const text = new TextDecoder().decode(await boundedBody(request, MOST_BYTES));
      const noted = noting(text, browserFamily(request.headers.get('user-agent')));
      if (!noted) throw badRequest('This takes an error as our own pages tell it');
      // The browser waits for nothing.
      void noted.catch((error: unknown) => logger.warn('An error of a reader could not be noted', { error }));
      const response = new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } });
      return { response, transaction: 'reader-error' };
    },
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A path says something only where there is such a page for everybody; what else a reader typed stays with the reader. */
function pageIn({ page, path }: ErrorReport, match: Matcher): string {
  const meta = page === 'error' ? undefined : match(path)?.route.meta;
  return meta && meta.maxAge !== 0 && path.length <= 200 ? `${page} ${path}` : page;
}

const HASH_OF_FILE = /-[\w-]{8}\.js$/;

/** Without lines: they move from build to build, and the error is the same. */
function fingerprintOf(words: readonly string[], frames: readonly ReaderErrorFrame[]): string {
  const places = frames.slice(0, FRAMES_THAT_COUNT).map(({ at }) => at.replace(HASH_OF_FILE, '.js'));
  return createHash('sha256')
    .update(JSON.stringify([words, places]))
    .digest('hex')
    .slice(0, 16);
}
