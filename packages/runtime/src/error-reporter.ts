/** Reports the errors that somebody should look at, through one door (rule ER-06). */
import { statusOf } from './http-error.ts';
import type { Logger } from './logger.ts';

export type ReportContext = {
  /** Taken from the error when it is not given. */
  readonly status?: number;
  /** `false` turns reporting off for this error. */
  readonly reporting?: boolean;
  readonly requestId?: string;
  readonly path?: string;
};

export interface ErrorReporter {
  report(error: unknown, context?: ReportContext): void;
  readonly count: number;
}

type Question = { readonly error: unknown; readonly status: number; readonly reporting?: boolean | undefined };

/** Only real errors with a message, other than "not found", unless reporting is off. */
export function shouldReport({ error, status, reporting = true }: Question): boolean {
  return reporting && status !== 404 && error instanceof Error && error.message !== '';
}

type ReporterOptions = {
  readonly logger: Logger;
  /** Hears every reported error, for example to count it or to send it on. */
  readonly onReport?: (error: Error, context: ReportContext) => void;
};

export function createErrorReporter({ logger, onReport }: ReporterOptions): ErrorReporter {
  let count = 0;
  return {
    report(error, context = {}) {
      const { reporting, status = statusOf(error), ...rest } = context;
      if (!(error instanceof Error) || !shouldReport({ error, status, reporting })) return;
      count += 1;
      logger.error(error.message, { error, status, ...rest });
      onReport?.(error, context);
    },
    get count() {
      return count;
    },
  };
}
