/** Reads what a browser sends, whole or not at all: everything wrong with it is the sender's fault, and said in a sentence. */
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
  const bytes = Buffer.from(await boundedBody(request, LONGEST_BATCH));
  const batch = eventBatchSchema.safeParse(jsonIn(bytes));
  if (!batch.success) throw badRequest(`The events cannot be taken: ${firstProblem(batch.error)}`);
  return { batch: batch.data, bytes };
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw badRequest('The events cannot be taken: they are not JSON');
  }
}

/** Where it is, by the names of our own schema; what was sent is not repeated. */
function firstProblem({ issues: [issue] }: ZodError): string {
  if (!issue) return 'they are not as they should be';
  const place = issue.path.filter((part) => typeof part !== 'symbol').join('.');
  if (issue.code === 'unrecognized_keys') return `${place || 'the batch'} has a field that no event has`;
  return `${place || 'the batch'}: ${issue.message}`;
}
