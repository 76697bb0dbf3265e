/**
 * The rules of friendly addresses, as the content service has them. All addresses that have one are asked for at once,
 * so that an address without a rule costs nothing; the rule itself is asked for when somebody comes. Both are known
 * for ten minutes, or until something changes; a failure for a few seconds, so that not every page waits for the next.
 */
import { type Instant, isVanityActive, type VanityResponse } from '@masthead/model';
import type { Clock, Logger } from '@masthead/runtime';
import { z } from 'zod';
import type { ContentClient } from '../../content-api/client.ts';

const KNOWN_MS = 600_000;
const FAILURE_KNOWN_MS = 10_000;

/** A rule that names no kind sends readers to its target, for now. */
const entryCodec = z.object({ urlType: z.string().nullish(), target: z.string().nullish() });
const dictionaryCodec = z.record(z.string(), entryCodec);
type Dictionary = z.output<typeof dictionaryCodec>;

export interface FoundRule {
  /** Undefined when no active rule is known. */
  rule?: VanityResponse | undefined;
  /** When this may be other: the rule ends, or a failure is forgotten. */
  until?: Instant | undefined;
}

export interface VanityRules {
  /** The active rule of the first of these addresses that has one. */
  find(addresses: readonly string[]): Promise<FoundRule>;
  /** Something changed: what is known may be old. */
  forget(): void;
}

interface Known<Value> {
  answer: Promise<Value | undefined>;
  until: Instant;
}

export interface VanityRulesOptions {
  content: Pick<ContentClient, 'get' | 'vanity'>;
  clock: Clock;
  logger: Logger;
  edition: string;
}

export function createVanityRules({ content, clock, logger, edition }: VanityRulesOptions): VanityRules {
  let dictionary: Known<Dictionary> | undefined;
  const rules = new Map<string, Known<VanityResponse>>();

  const isCurrent = ({ until }: Known<unknown>): boolean => clock.now() < until;

  /** Asks, and remembers what comes of it; nothing is a failure. */
  function learn<Value>(ask: () => Promise<Value | undefined>): Known<Value> {
    const answer = ask().catch((error: unknown) => {
      logger.warn('Friendly addresses were skipped', { error });
      return undefined;
    });
    const known: Known<Value> = { answer, until: clock.now() + KNOWN_MS };
    void answer.then((value) => {
      if (value === undefined) known.until = clock.now() + FAILURE_KNOWN_MS;
    });
    return known;
  }

  function allAddresses(): Known<Dictionary> {
    if (dictionary && isCurrent(dictionary)) return dictionary;
    rules.clear();
    dictionary = learn(() => content.get('vanityDictionary', dictionaryCodec));
    return dictionary;
  }

  function ruleOf(address: string, { urlType, target }: Dictionary[string]): Known<VanityResponse> {
    const known = rules.get(address);
    if (known && isCurrent(known)) return known;
    const learnt = learn(async () =>
      urlType ? content.vanity({ path: address, edition }) : kindless(address, target),
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
    forget() {
      dictionary = undefined;
      rules.clear();
    },
  };
}
