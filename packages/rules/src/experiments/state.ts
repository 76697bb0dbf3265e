/** Which bucket of an experiment a visitor is in, and how that is written: `id:version:bucket`. */

export interface BucketState {
  readonly id: string;
  readonly version: string;
  readonly bucket: string;
}

/** The bucket of visitors who are not in the experiment. */
export const EXCLUDE = 'exclude';

export const LONGEST_STATE = 25;

export const serialiseState = ({ id, version, bucket }: BucketState): string => `${id}:${version}:${bucket}`;

/** Undefined for what can be no state: too long, or of more or fewer than three parts. */
export function parseState(text: string): BucketState | undefined {
  if (text.length > LONGEST_STATE) return undefined;
  const [id, version, bucket, ...more] = text.split(':');
  return id && version && bucket && more.length === 0 ? { id, version, bucket } : undefined;
}

/** The bucket of one experiment; undefined when the visitor is not in it. */
export function bucketOf(states: readonly BucketState[], id: string): string | undefined {
  const bucket = states.find((state) => state.id === id)?.bucket;
  return bucket === EXCLUDE ? undefined : bucket;
}
