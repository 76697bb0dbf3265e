/**
 * The rules of friendly addresses, as the content service has them. All addresses that have one are asked for at once,
 * so that an address without a rule costs nothing; the rule itself is asked for when somebody comes. Both are known
 * for ten minutes, or until something changes that they depend on; a failure for a few seconds, so that not every page waits for the next.
 * While nothing can be asked for, what was known holds on for a day: an address is not gone because the service is.
 */
import { type Instant, isVanityActive, type VanityResponse, type vanityDictionaryCodec } from '@masthead/model';
import type { Clock, Logger } from '@masthead/runtime';
import type { z } from 'zod';
import type { ContentClient } from '../../content-api/client.ts';
import { ANY_CHANGE, collecting } from '../../content-api/dependencies.ts';
import type { Dependents } from '../cache/dependents.ts';
import { STALE_MS } from '../cache/stale-if-error.ts';

const KNOWN_MS = 600_000;
const FAILURE_KNOWN_MS = 10_000;

type Dictionary = z.output<typeof vanityDictionaryCodec>;

export interface FoundRule {
  /** Undefined when no active rule is known. */
  rule?: VanityResponse | undefined;
  /** When this may be other: the rule ends, or a failure is forgotten. */
  until?: Instant | undefined;
}

export interface VanityRules {
  /** The active rule of the first of these addresses that has one. */
  find(addresses: readonly string[]): Promise<FoundRule>;
}

interface Known<Value> {
  answer: Promise<Value | undefined>;
  until: Instant;
  /** When it was last asked for with success; while that is unknown, never. */
  askedAt: Instant;
  /** It is no longer to be made old when something changes. */
  letGo(): void;
}

export interface VanityRulesOptions {
  content: Pick<ContentClient, 'get' | 'vanity'>;
  clock: Clock;
  logger: Logger;
  edition: string;
  dependents: Dependents;
}

export function createVanityRules({ content, clock, logger, edition, dependents }: VanityRulesOptions): VanityRules {
  let dictionary: Known<Dictionary> | undefined;
  const rules = new Map<string, Known<VanityResponse>>();

  const isCurrent = ({ until }: Known<unknown>): boolean => clock.now() < until;

  /** Asks, and remembers what comes of it; nothing is a failure, for which what was known before stands in. */
  function learn<Value>(ask: () => Promise<Value | undefined>, before: Known<Value> | undefined): Known<Value> {
    const asked = collecting(ask).catch((error: unknown) => {
      logger.warn('Friendly addresses were skipped', { error });
      return { result: undefined, names: new Set<string>() };
    });
    const makeOld = (): void => {
      known.until = Number.NEGATIVE_INFINITY;
    };
    const known: Known<Value> = {
      answer: asked.then(({ result }) => result ?? knownBefore(known, before)),
      until: clock.now() + KNOWN_MS,
      askedAt: Number.NEGATIVE_INFINITY,
      // While it is asked for, any change may be one that it does not know of yet.
      letGo: dependents.keep([ANY_CHANGE], makeOld),
    };
    void asked.then(({ result, names }) => {
      known.letGo();
      if (result !== undefined) known.askedAt = clock.now();
      if (known.until === Number.NEGATIVE_INFINITY) return;
      if (result === undefined) known.until = clock.now() + FAILURE_KNOWN_MS;
      known.letGo = dependents.keep(names, makeOld);
    });
    return known;
  }

  function knownBefore<Value>(
    known: Known<Value>,
    before: Known<Value> | undefined,
  ): Known<Value>['answer'] | undefined {
    if (!before || clock.now() - before.askedAt > STALE_MS) return undefined;
    known.askedAt = before.askedAt;
    return before.answer;
  }

  function allAddresses(): Known<Dictionary> {
    if (dictionary && isCurrent(dictionary)) return dictionary;
    dictionary?.letGo();
    for (const known of rules.values()) known.until = Number.NEGATIVE_INFINITY;
    dictionary = learn(() => content.get('vanityDictionary'), dictionary);
    void dictionary.answer.then(forgetOthers);
    return dictionary;
  }

  function forgetOthers(named: Dictionary | undefined): void {
    for (const [address, { letGo }] of rules)
      if (!named || !Object.hasOwn(named, address)) {
        letGo();
        rules.delete(address);
      }
  }

  function ruleOf(address: string, { urlType, target }: Dictionary[string]): Known<VanityResponse> {
    const known = rules.get(address);
    if (known && isCurrent(known)) return known;
    known?.letGo();
    const learnt = learn(
      async () => (urlType ? content.vanity({ path: address, edition }) : kindless(address, target)),
      known,
    );
    rules.set(address, learnt);
    return learnt;
  }

  function kindless(address: string, target: string | null | undefined): VanityResponse {
    const targets = [{ edition, targetType: 'url', target: { url: target ?? undefined } }];
    return { id: address, urlType: 'TEMPORARY_REDIRECT', urlPath: address, targets };
  }

  return {
    async find(addresses) {
      const all = allAddresses();
      const named = await all.answer;
      if (!named) return { until: all.until };
      const address = addresses.find((each) => Object.hasOwn(named, each));
      const entry = address === undefined ? undefined : named[address];
      if (address === undefined || !entry) return {};
      const known = ruleOf(address, entry);
      const rule = await known.answer;
      if (!rule) return { until: known.until };
      if (!isVanityActive(rule, clock.now())) return {};
      return { rule, until: rule.enabled === undefined ? rule.dateExpired : undefined };
    },
  };
}
