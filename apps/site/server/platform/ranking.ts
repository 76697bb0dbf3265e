/**
 * Asks the decision service in which order a list is taken most. The list is one for all who see the page while it is
 * kept, whatever their device. Who does not answer, in time or at all, leaves it as it was, and is then left alone.
 */
import {
  askForDecision,
  type DecisionCall,
  type DecisionSettings,
  inOrder,
  type StrategyConfig,
} from '@masthead/rules';
import { type Clock, HttpError, type Logger } from '@masthead/runtime';
import type { RankLists } from '../../pages/platform.ts';

const DAY_SECONDS = 86_400;
/**
 * Of ten pages one keeps the editors' order, so that it can be seen what deciding is worth: another one each day, and
 * for that day the same one, in whichever process and however often it is made.
 */
const STRATEGY: StrategyConfig = { holdoutPercent: 10, expiration: DAY_SECONDS, slotHoldout: 0 };
const LEFT_ALONE_MS = 60_000;

export interface RankingParts {
  contentFetch(request: Request): Promise<Response>;
  contentBaseUrl: string;
  siteKey: string;
  /** Without one nobody is asked. */
  decisionKey?: string | undefined;
  clock: Clock;
  logger: Logger;
  pause?(milliseconds: number): Promise<unknown>;
}

export function createRanking(parts: RankingParts): RankLists {
  const { contentFetch, contentBaseUrl: base, siteKey: tenantId, decisionKey: writeKey = '', clock, logger } = parts;
  let leftAloneUntil = 0;
  const settings = (): DecisionSettings => ({
    enabled: writeKey !== '' && clock.now() >= leftAloneUntil,
    base,
    tenantId,
    writeKey,
    strategyConfig: STRATEGY,
  });

  async function send({ url, ...call }: DecisionCall, signal: AbortSignal): Promise<unknown> {
    const response = await contentFetch(new Request(url, { ...call, signal }));
    if (!response.ok) throw new HttpError(502, `The decision service answered ${response.status}`);
    return response.json();
  }

  function failed(message: string, error: unknown): void {
    leftAloneUntil = clock.now() + LEFT_ALONE_MS;
    logger.warn(message, { error });
  }

  return {
    async rank(agentName, page, items) {
      const options = [...new Set(items.map(({ href }) => href))];
      const question = {
        agentName,
        options,
        sessionId: page,
        sessionIdType: 'page',
        device: 'desktop',
      } as const;
      const decision = await askForDecision(
        { settings: settings(), send, pause: parts.pause ?? pauseFor, log: failed },
        question,
      );
      if (decision.decisionId === '') return { items };
      return {
        items: inOrder(items, ({ href }) => href, decision),
        decision: { agent: agentName, id: decision.decisionId, options },
      };
    },
  };
}

/** A process that has nothing else to do does not wait for it. */
const pauseFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
