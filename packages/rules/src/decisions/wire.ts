/** What the decision service is asked and told. Everything has a limit, since anybody can write to it. */
import { z } from 'zod';

export const MOST_OPTIONS = 100;
const YEAR = 31_536_000;

const name = z.string().regex(/^[\w.-]{1,64}$/);
const text = z.string().min(1).max(200);

/** How much is left as it was, so that it can be seen what deciding is worth. */
export const strategyConfigSchema = z.object({
  /** Of a hundred sessions, so many get the list as it was sent. */
  holdoutPercent: z.number().min(0).max(100),
  /** Seconds for which a session stays with what it got. */
  expiration: z.number().int().min(0).max(YEAR),
  /** So many places at the head of the list stay as they were sent. */
  slotHoldout: z.number().int().min(0).max(MOST_OPTIONS),
});
export type StrategyConfig = z.output<typeof strategyConfigSchema>;

export const decisionRequestSchema = z.object({
  agentName: name,
  context: z.object({ is_mobile: z.boolean() }),
  listLength: z.number().int().min(1).max(MOST_OPTIONS),
  options: z
    .array(text)
    .min(1)
    .max(MOST_OPTIONS)
    .refine((options) => new Set(options).size === options.length, 'Options must be different from each other'),
  sessionId: text,
  sessionIdType: name,
  strategyConfig: strategyConfigSchema,
  tenantId: name,
  writeKey: text,
});
export type DecisionRequest = z.output<typeof decisionRequestSchema>;

/** That a reader took one of the options of a decision. */
export const outcomeRequestSchema = z.object({ agentName: name, decisionId: text, option: text, writeKey: text });
