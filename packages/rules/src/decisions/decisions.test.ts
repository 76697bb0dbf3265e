import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  askForDecision,
  DECISION_PATH,
  DECISION_TIMEOUT,
  type DecisionCall,
  type DecisionParts,
  type DecisionQuestion,
  decisionCall,
  OUTCOME_PATH,
} from './client.ts';
import { inOrder, NO_DECISION, parseDecision } from './decision.ts';
import { decisionRequestSchema, outcomeRequestSchema } from './wire.ts';

const settings = {
  enabled: true,
  base: 'https://decide.example',
  tenantId: 'masthead',
  writeKey: 'key',
  strategyConfig: { holdoutPercent: 10, expiration: 3600, slotHoldout: 1 },
};
const question: DecisionQuestion = {
  agentName: 'front.river',
  options: ['a', 'b', 'c'],
  sessionId: 's1',
  sessionIdType: 'cookie',
  device: 'mobile',
};

const forever = (): Promise<never> => new Promise(() => {});

function ask(changes: Partial<DecisionParts> = {}, asked = question) {
  const calls: DecisionCall[] = [];
  const log: string[] = [];
  const parts: DecisionParts = {
    settings,
    send: async () => ({ options: ['c', 'a', 'b'], decisionId: 'd1' }),
    pause: forever,
    log: (message) => log.push(message),
    ...changes,
  };
  const send: DecisionParts['send'] = (call, signal) => {
    calls.push(call);
    return parts.send(call, signal);
  };
  return askForDecision({ ...parts, send }, asked).then((decision) => ({ decision, calls, log }));
}

describe('a question to the decision service', () => {
  it('is posted with exactly these fields', () => {
    const call = decisionCall(settings, question);
    expect([call.url, call.method]).toEqual(['https://decide.example/v3/decision', 'POST']);
    expect(JSON.parse(call.body)).toEqual({
      agentName: 'front.river',
      context: { is_mobile: true },
      listLength: 3,
      options: ['a', 'b', 'c'],
      sessionId: 's1',
      sessionIdType: 'cookie',
      strategyConfig: { holdoutPercent: 10, expiration: 3600, slotHoldout: 1 },
      tenantId: 'masthead',
      writeKey: 'key',
    });
  });

  it.each([
    ['mobile', true],
    ['tablet', false],
    ['desktop', false],
  ] as const)('says of a %s whether it is mobile: %s', (device, isMobile) => {
    expect(JSON.parse(decisionCall(settings, { ...question, device }).body).context).toEqual({ is_mobile: isMobile });
  });

  it('carries an authorization and no credentials', () => {
    expect(decisionCall(settings, question)).toMatchObject({
      credentials: 'omit',
      headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
    });
  });

  it('may ask for a part of the list', () => {
    expect(JSON.parse(decisionCall(settings, { ...question, listLength: 2 }).body).listLength).toBe(2);
  });

  it('is one that the service takes', () => {
    expect(decisionRequestSchema.safeParse(JSON.parse(decisionCall(settings, question).body)).success).toBe(true);
  });
});

describe('the answer', () => {
  it('has options and an id', async () => {
    expect((await ask()).decision).toEqual({ options: ['c', 'a', 'b'], decisionId: 'd1' });
  });

  it.each([
    ['a failure', { send: () => Promise.reject(new Error('500')) }],
    [
      'a failure at once',
      {
        send: (): never => {
          throw new Error('no network');
        },
      },
    ],
    ['no decision', { send: async () => ({ options: 'a' }) }],
    ['nothing', { send: async () => undefined }],
    ['nothing within five seconds', { send: forever, pause: async () => undefined }],
  ])('that is %s is an empty one, and is logged', async (_, changes) => {
    const { decision, log } = await ask(changes);
    expect(decision).toEqual({ options: [], decisionId: '' });
    expect(log).toEqual(['The decision service did not decide']);
  });

  it('is waited for 5000 ms, and then given up', async () => {
    const waits: number[] = [];
    const signals: AbortSignal[] = [];
    await ask({
      send: (_, signal) => {
        signals.push(signal);
        return forever();
      },
      pause: async (milliseconds) => waits.push(milliseconds),
    });
    expect([waits, DECISION_TIMEOUT]).toEqual([[5000], 5000]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('is empty without a question when the service is off, or there is nothing to decide', async () => {
    for (const outcome of [
      await ask({ settings: { ...settings, enabled: false } }),
      await ask({}, { ...question, options: [] }),
    ])
      expect(outcome).toEqual({ decision: NO_DECISION, calls: [], log: [] });
  });

  it('never goes to where outcomes are told', async () => {
    const { calls } = await ask();
    expect(calls.map(({ url }) => url)).toEqual([`https://decide.example${DECISION_PATH}`]);
    expect(OUTCOME_PATH).toBe('/v2/outcome');
  });

  it.each([null, 'x', [], {}, { options: [] }, { options: [1], decisionId: 'd' }, { options: [], decisionId: 5 }])(
    'is no decision when it is %j',
    (answer) => {
      expect(parseDecision(answer)).toBeUndefined();
    },
  );

  it('is no decision when it is larger than any of ours', () => {
    expect(parseDecision({ options: Array(101).fill('a'), decisionId: 'd' })).toBeUndefined();
    expect(parseDecision({ options: ['a'.repeat(201)], decisionId: 'd' })).toBeUndefined();
  });
});

describe('a list in the order of a decision', () => {
  const order = (items: string[], options: string[]): string[] =>
    inOrder(items, (item) => item, { options, decisionId: 'd' });

  it('has what was named first, and all else as it was', () => {
    expect(order(['a', 'b', 'c', 'd'], ['d', 'b'])).toEqual(['d', 'b', 'a', 'c']);
    expect(order(['a', 'b'], ['x', 'b', 'b', 'a'])).toEqual(['b', 'a']);
  });

  it('is as it was when nobody decided', () => {
    expect(inOrder(['b', 'a'], (item) => item, NO_DECISION)).toEqual(['b', 'a']);
  });

  it('loses and doubles nothing, whatever was decided', () => {
    const anyIds = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
    fc.assert(
      fc.property(anyIds, anyIds, (items, options) => {
        expect(order(items, options).sort()).toEqual([...items].sort());
      }),
    );
  });
});

describe('the service takes', () => {
  const request = JSON.parse(decisionCall(settings, question).body);

  it.each([
    ['no options', { options: [] }],
    ['too many options', { options: Array.from({ length: 101 }, (_, index) => `${index}`) }],
    ['an option twice', { options: ['a', 'a'] }],
    ['an option without end', { options: ['a'.repeat(201)] }],
    ['a list of nothing', { listLength: 0 }],
    ['more than all sessions held out', { strategyConfig: { ...settings.strategyConfig, holdoutPercent: 101 } }],
    ['a decision that never ends', { strategyConfig: { ...settings.strategyConfig, expiration: 1e12 } }],
    ['a name that is a path', { agentName: '../x' }],
    ['no session', { sessionId: '' }],
    ['no context', { context: undefined }],
  ])('not %s', (_, changes) => {
    expect(decisionRequestSchema.safeParse({ ...request, ...changes }).success).toBe(false);
  });

  it('an outcome by its decision and option', () => {
    const outcome = { agentName: 'river', decisionId: 'd1', option: 'a', writeKey: 'key' };
    expect(outcomeRequestSchema.safeParse(outcome).success).toBe(true);
    expect(outcomeRequestSchema.safeParse({ ...outcome, option: '' }).success).toBe(false);
  });
});
