/** What an answer says about experiments: its headers, its cookies, and what those who measure are told. */
import { machineDate } from '@masthead/model';
import { type CookieScope, removeCookie } from '../cookies.ts';
import type { Assignment, Placement } from './assign.ts';
import { cookieName, stateCookie } from './cookies.ts';
import { type BucketState, EXCLUDE, serialiseState } from './state.ts';

export const EXPERIMENT_HEADERS = [
  'x-ab-buckets',
  'x-ab-test',
  'x-ab-version',
  'x-ab-end-date',
  'x-ab-running-tests',
  'x-ab-cookie-name',
  'x-ab-cookie-domain',
  'x-ab-cookie-secure',
  'x-ab-allocation-needed',
] as const;
export type ExperimentHeader = (typeof EXPERIMENT_HEADERS)[number];

/** Stands for the host that answered, where no domain is set. */
export const OWN_HOST = 'host';

/** Lists have one entry for each experiment of the page, in one order. None at all for a page that has no experiment. */
export function experimentHeaders(
  { placements, running }: Assignment,
  { domain = OWN_HOST, secure }: CookieScope,
): Readonly<Record<ExperimentHeader, string>> | undefined {
  if (placements.length === 0) return undefined;
  const list = (entry: (placement: Placement) => string): string => placements.map(entry).join(',');
  return {
    'x-ab-buckets': list(({ state }) => serialiseState(state)),
    'x-ab-test': list(({ experiment }) => experiment.id),
    'x-ab-version': list(({ experiment }) => experiment.version),
    'x-ab-end-date': list(({ experiment }) => machineDate(experiment.end)),
    'x-ab-running-tests': running
      .filter(({ byCookieOnly }) => !byCookieOnly)
      .map(({ id }) => id)
      .join(','),
    'x-ab-cookie-name': list(({ experiment }) => cookieName(experiment.id)),
    'x-ab-cookie-domain': domain,
    'x-ab-cookie-secure': String(secure),
    'x-ab-allocation-needed': String(placements.some(({ isNew }) => isNew)),
  };
}

/** `Set-Cookie` headers: what has to be remembered, and what has to go. One that is written anew must not go after it. */
export function experimentCookies({ placements, invalid }: Assignment, scope: CookieScope): string[] {
  const kept = placements.filter(({ mustBeKept }) => mustBeKept);
  const written = new Set(kept.map(({ experiment }) => cookieName(experiment.id)));
  return [
    ...kept.map(({ state, experiment }) => stateCookie(state, experiment, scope)),
    ...invalid.filter((name) => !written.has(name)).map((name) => removeCookie(name, scope)),
  ];
}

export interface ExperimentTracking {
  readonly testName: string;
  readonly testVersion: string;
  readonly testGroup: string;
  /** All of it: `id:version:bucket`, and a comma between several. */
  readonly testBuckets: string;
}

export function experimentTracking(states: readonly BucketState[]): ExperimentTracking {
  const inside = states.filter(({ bucket }) => bucket !== EXCLUDE);
  return {
    testName: inside.map(({ id }) => id).join(','),
    testVersion: inside.map(({ version }) => version).join(','),
    testGroup: inside.map(({ bucket }) => bucket).join(','),
    testBuckets: inside.map(serialiseState).join(','),
  };
}
