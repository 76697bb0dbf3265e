/** Counts what senders send in all processes together, in Redis; while that is away, in each process by itself. */
import { type Clock, type Logger, localRateLimits, type RateLimits, type RateRule } from '@masthead/runtime';
import { createClient } from 'redis';
import { redisPause } from '../redis-reconnect.ts';
import type { OpenRateLimits } from './open-rate-limits.ts';

const PREFIX = 'masthead:rate:';
/** A limit is no reason to keep a reader waiting. */
const LONGEST_ANSWER_MS = 250;

export async function openRedisRateLimits(url: string, clock: Clock, logger: Logger): Promise<OpenRateLimits> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: LONGEST_ANSWER_MS },
    socket: { reconnectStrategy: redisPause },
  });
  let away = false;
  client.on('ready', () => {
    away = false;
  });
  client.on('error', (error) => {
    if (!away) logger.error('Redis is away: each process limits senders by itself', { error });
    away = true;
  });
  // It rejects only when it is closed while it is still trying; there is nobody left to tell.
  client.connect().catch(() => {});

  const keyOf = ({ name }: RateRule, sender: string): string => `${PREFIX}${name}:${sender}`;

  async function count(rule: RateRule, sender: string): Promise<number | undefined> {
    const key = keyOf(rule, sender);
    const [counted, , left] = await client.multi().incr(key).pExpire(key, rule.perMs, 'NX').pTTL(key).execTyped();
    return counted > rule.most ? Math.ceil(left / 1000) : undefined;
  }

  async function look(rule: RateRule, sender: string): Promise<number | undefined> {
    const key = keyOf(rule, sender);
    const [counted, left] = await client.multi().get(key).pTTL(key).execTyped();
    return Number(counted) >= rule.most ? Math.ceil(left / 1000) : undefined;
  }

  const local = localRateLimits(clock);
  const limits: RateLimits = (rule) => {
    const own = local(rule);
    return {
      take: (sender) => count(rule, sender).catch(() => own.take(sender)),
      check: (sender) => look(rule, sender).catch(() => own.check(sender)),
    };
  };
  return {
    limits,
    async close() {
      if (client.isOpen) client.destroy();
    },
  };
}
