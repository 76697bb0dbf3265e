/** Reads what a browser sends, whole or not at all: everything wrong with it is the sender's fault, and said in a sentence. */
import { isUtf8 } from 'node:buffer';
import { badRequest, boundedBody, HttpError } from '@masthead/runtime';
import { type EventBatch, LONGEST_BATCH } from '@masthead/tracking';
import { eventBatchSchema } from '@masthead/tracking/wire';
import type { ZodError } from 'zod';

export interface ReadBatch {
  batch: EventBatch;
  bytes: Buffer;
}

/** A beacon sends text, a request JSON: the two are read alike. */
const TYPES = /^(application\/json|text\/plain)\s*(;|$)/i;

export async function readBatch(request: Request): Promise<ReadBatch> {
  if (!TYPES.test(request.headers.get('content-type') ?? '')) throw new HttpError(415, 'Events are sent as JSON');
  const bytes = await bytesOf(request);
  const batch = eventBatchSchema.safeParse(jsonIn(bytes));
  if (!batch.success) throw badRequest(`The events cannot be taken: ${firstProblem(batch.error)}`);
  return { batch: batch.data, bytes };
}

/** Whose length is known and not too much is read in one go, which costs half of what a stream does. */
async function bytesOf(request: Request): Promise<Buffer> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  return length <= LONGEST_BATCH
    ? Buffer.from(await request.arrayBuffer())
    : Buffer.from(await boundedBody(request, LONGEST_BATCH));
}

const NO_JSON = 'The events cannot be taken: they are not JSON';

function jsonIn(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw badRequest(NO_JSON);
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw badRequest(NO_JSON);
  }
}

/** Where it is, by the names of our own schema; what was sent is not repeated. */
function firstProblem({ issues: [issue] }: ZodError): string {
  if (!issue) return 'they are not as they should be';
  const place = issue.path.filter((part) => typeof part !== 'symbol').join('.');
  if (issue.code === 'unrecognized_keys') return `${place || 'the batch'} has a field that no event has`;
  return `${place || 'the batch'}: ${issue.message}`;
}
