/** What the media store's failures mean, and the sentences that say so to those who run it. */
import { S3NetworkError, S3ServiceError } from 's3mini';
import { messageOf, StorageError } from '../storage-error.ts';

export class NoAnswerInTime extends Error {
  override readonly name = 'NoAnswerInTime';
  constructor(waitMs: number) {
    super(`the media store did not answer within ${waitMs / 1000} seconds`);
  }
}

/** What the store itself answered. */
function answerIn(error: unknown): { status: number; code: string } | undefined {
  if (!(error instanceof S3ServiceError)) return undefined;
  const { status, serviceCode = '', body = '' } = error;
  // The client reads it only where it has one of several usual content types.
  const [, code = serviceCode] = /<Code>(\w+)<\/Code>/.exec(body) ?? [];
  return { status, code };
}

export const isNotFound = (error: unknown): boolean => answerIn(error)?.status === 404;

/** Not every 404: that of a wrong bucket or a wrong address is a mistake, and no absence. */
export const hasNoSuchKey = (error: unknown): boolean => isNotFound(error) && answerIn(error)?.code === 'NoSuchKey';

export const isBeyondEnd = (error: unknown): boolean => answerIn(error)?.status === 416;

/** Undefined when it was no failure of the connection. */
function brokenConnectionIn(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
  if (error instanceof S3NetworkError) return messageOf(cause?.cause ?? cause ?? error);
  return error instanceof TypeError && cause ? messageOf(cause) : undefined;
}

/** Whoever waited for an answer in vain has waited long enough. */
export function isPassing(error: unknown): boolean {
  const { status } = answerIn(error) ?? {};
  if (status !== undefined) return status >= 500 || status === 429;
  return brokenConnectionIn(error) !== undefined;
}

interface Asked {
  /** Begins the sentence. */
  what: string;
  bucket: string;
}

function reasonFor(error: unknown, bucket: string): string | undefined {
  if (error instanceof NoAnswerInTime) return error.message;
  const broken = brokenConnectionIn(error);
  if (broken !== undefined) return `the media store cannot be reached (${broken})`;
  const { status, code } = answerIn(error) ?? {};
  if (status === undefined) return undefined;
  if (code === 'NoSuchBucket') return `there is no bucket "${bucket}". Check MEDIA_URL`;
  const answer = `the media store answered ${status}${code === 'Unknown' ? '' : ` ${code}`}`;
  if (status === 401 || status === 403)
    return `${answer}. Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and what they may do in "${bucket}"`;
  return status < 500 ? `${answer}. Check the bucket, region and endpoint in MEDIA_URL` : answer;
}

/** What is no failure of the store stays what it is. */
export function storageErrorFor(error: unknown, { what, bucket }: Asked): unknown {
  const reason = reasonFor(error, bucket);
  return reason === undefined ? error : new StorageError(`${what} failed: ${reason}.`);
}
