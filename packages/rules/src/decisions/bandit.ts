/**
 * Ranks options by what readers took of them: Thompson sampling. Each option's share of takers is drawn from what we
 * believe of it, and the highest goes first; what is hardly known is tried, what is known to be poor is not.
 */
import type { Instant } from '@masthead/model';
import { hashOf, type RandomSource } from '../random.ts';
import { drawBeta } from './beta.ts';
import type { Decision } from './decision.ts';
import type { DecisionRequest } from './wire.ts';

/** How often an option was shown, and taken. */
export interface OptionRecord {
  readonly shown: number;
  readonly taken: number;
}
export type OptionRecords = ReadonlyMap<string, OptionRecord>;

export interface Ranking extends Decision {
  /** The session is one of those that get the list as it was sent. */
  readonly isHoldout: boolean;
}

export interface RankingParts {
  readonly records: OptionRecords;
  readonly now: Instant;
  readonly random: RandomSource;
  readonly decisionId: string;
}

const HUNDRED = 100;
const UINT32 = 2 ** 32;
const SECOND = 1000;

export function rankOptions(request: DecisionRequest, { records, now, random, decisionId }: RankingParts): Ranking {
  const { options, listLength, strategyConfig } = request;
  const isHoldout = isHeldOut(request, now);
  const kept = isHoldout ? options.length : strategyConfig.slotHoldout;
  const ranked = [...options.slice(0, kept), ...byDraw(options.slice(kept), records, random)];
  return { decisionId, options: ranked.slice(0, listLength), isHoldout };
}

/** The same for a session, and the same list for it, as long as its decision has not expired. */
export const sessionSeed = (request: DecisionRequest, now: Instant): string => {
  const { tenantId, agentName, sessionIdType, sessionId, strategyConfig } = request;
  const period = strategyConfig.expiration > 0 ? Math.floor(now / (strategyConfig.expiration * SECOND)) : 0;
  return JSON.stringify([tenantId, agentName, sessionIdType, sessionId, period]);
};

const isHeldOut = (request: DecisionRequest, now: Instant): boolean =>
  (hashOf(sessionSeed(request, now)) / UINT32) * HUNDRED < request.strategyConfig.holdoutPercent;

function byDraw(options: readonly string[], records: OptionRecords, random: RandomSource): string[] {
  const drawn = options.map((option) => ({ option, share: drawShare(records.get(option), random) }));
  return drawn.sort((one, other) => other.share - one.share).map(({ option }) => option);
}

/** Before anything is known, every share is as likely as any other. */
function drawShare({ shown, taken }: OptionRecord = { shown: 0, taken: 0 }, random: RandomSource): number {
  const takers = count(taken);
  return drawBeta(1 + takers, 1 + Math.max(0, count(shown) - takers), random);
}

/** What is stored is counted by machines that can fail. */
const count = (value: number): number => (Number.isFinite(value) ? Math.max(0, value) : 0);
