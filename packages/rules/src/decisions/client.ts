/** Asks the decision service, from wherever a list is made. It may be slow, wrong or gone: then the list is as it was. */
import type { Device } from '../device/device.ts';
import { type Decision, NO_DECISION, parseDecision } from './decision.ts';
import type { DecisionRequest, StrategyConfig } from './wire.ts';

export const DECISION_PATH = '/v3/decision';
/** Where it is told what a reader took; no browser of ours calls it. */
export const OUTCOME_PATH = '/v2/outcome';
export const DECISION_TIMEOUT = 5000;

export interface DecisionSettings {
  readonly enabled: boolean;
  /** What stands before the paths: an address, or nothing for our own. */
  readonly base: string;
  readonly tenantId: string;
  readonly writeKey: string;
  readonly strategyConfig: StrategyConfig;
}

export interface DecisionQuestion {
  /** Which list it is: each learns for itself. */
  readonly agentName: string;
  readonly options: readonly string[];
  /** All of them where nothing is said. */
  readonly listLength?: number;
  readonly sessionId: string;
  readonly sessionIdType: string;
  readonly device: Device;
}

export interface DecisionCall {
  readonly url: string;
  readonly method: 'POST';
  readonly credentials: 'omit';
  readonly headers: Readonly<Record<'authorization' | 'content-type', string>>;
  readonly body: string;
}

export function decisionCall(settings: DecisionSettings, question: DecisionQuestion): DecisionCall {
  const { base, tenantId, writeKey, strategyConfig } = settings;
  const { agentName, options, listLength = options.length, sessionId, sessionIdType, device } = question;
  const request: DecisionRequest = {
    agentName,
    context: { is_mobile: device === 'mobile' },
    listLength,
    options: [...options],
    sessionId,
    sessionIdType,
    strategyConfig,
    tenantId,
    writeKey,
  };
  return {
    url: base + DECISION_PATH,
    method: 'POST',
    credentials: 'omit',
    headers: { authorization: `Bearer ${writeKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  };
}

export interface DecisionParts {
  readonly settings: DecisionSettings;
  /** Sends it and gives the answer's JSON; fails for any answer but a success. */
  send(call: DecisionCall, signal: AbortSignal): Promise<unknown>;
  /** Resolves after so many milliseconds. */
  pause(milliseconds: number): Promise<unknown>;
  log(message: string, error: unknown): void;
}

/** Never fails: without a decision there is none. */
export async function askForDecision(parts: DecisionParts, question: DecisionQuestion): Promise<Decision> {
  const { settings, log } = parts;
  if (!settings.enabled || question.options.length === 0) return NO_DECISION;
  const controller = new AbortController();
  try {
    const call = decisionCall(settings, question);
    const answer = await Promise.race([parts.send(call, controller.signal), tooLate(parts)]);
    const decision = parseDecision(answer);
    if (!decision) throw new TypeError('The answer is no decision');
    return decision;
  } catch (error) {
    controller.abort();
    log('The decision service did not decide', error);
    return NO_DECISION;
  }
}

async function tooLate({ pause }: DecisionParts): Promise<never> {
  await pause(DECISION_TIMEOUT);
  throw new Error(`There was no answer within ${DECISION_TIMEOUT} ms`);
}
