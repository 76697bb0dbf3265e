/** Lists that are put in order: what the decision service is asked, and that nothing it does can hurt a page. */
import { createLogger } from '@masthead/runtime';
import { describe, expect, it } from 'vitest';
import { createRanking, type RankingParts } from './ranking.ts';

const items = ['/a/', '/b/', '/c/'].map((href) => ({ href }));
const hrefs = (list: readonly { href: string }[]) => list.map(({ href }) => href).join(' ');

function rankingWith(answer: (request: Request) => Response | Promise<Response>, changes: Partial<RankingParts> = {}) {
  const asked: Request[] = [];
  const lines: string[] = [];
  const clock = { time: 0, now: () => clock.time };
  const ranking = createRanking({
    contentFetch: async (request) => {
      asked.push(request.clone());
      return answer(request);
    },
    contentBaseUrl: 'http://content.internal',
    siteKey: 'masthead',
    decisionKey: 'the-key',
    clock,
    logger: createLogger({ level: 'warn', destination: { write: (line) => lines.push(line) } }),
    pause: () => new Promise(() => {}),
    ...changes,
  });
  return { ranking, asked, lines, clock };
}

const deciding =
  (...options: string[]) =>
  () =>
    Response.json({ options, decisionId: 'd1' });

describe('a list', () => {
  it('is in the order that was decided, and the page says which decision that was', async () => {
    const { ranking } = rankingWith(deciding('/c/', '/a/', '/b/'));
    const ranked = await ranking.rank('keep-reading', 'page-1', items);
    expect(hrefs(ranked.items)).toBe('/c/ /a/ /b/');
    expect(ranked.decision).toEqual({ agent: 'keep-reading', id: 'd1', options: ['/a/', '/b/', '/c/'] });
  });

  it('is asked for by POST /v3/decision with exactly these fields, the key, and no credentials', async () => {
    const { ranking, asked } = rankingWith(deciding());
    await ranking.rank('keep-reading', 'page-1', items);
    const [request] = asked;
    expect([request?.method, request?.url]).toEqual(['POST', 'http://content.internal/v3/decision']);
    expect([request?.credentials, request?.headers.get('authorization')]).toEqual(['omit', 'Bearer the-key']);
    expect(await request?.json()).toEqual({
      agentName: 'keep-reading',
      context: { is_mobile: false },
      listLength: 3,
      options: ['/a/', '/b/', '/c/'],
      sessionId: 'page-1',
      sessionIdType: 'page',
      strategyConfig: { holdoutPercent: 10, expiration: 86_400, slotHoldout: 0 },
      tenantId: 'masthead',
      writeKey: 'the-key',
    });
  });

  it.each<[string, (request: Request) => Response | Promise<Response>]>([
    ['fails', () => Response.json({}, { status: 500 })],
    ['is gone', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers nonsense', () => Response.json(['nonsense'])],
    ['answers no JSON', () => new Response('<html>')],
  ])('keeps its order when the service %s, which is logged once', async (_, answer) => {
    const { ranking, asked, lines, clock } = rankingWith(answer);
    const ranked = await ranking.rank('keep-reading', 'page-1', items);
    expect([hrefs(ranked.items), ranked.decision]).toEqual(['/a/ /b/ /c/', undefined]);
    await ranking.rank('keep-reading', 'page-1', items);
    expect([asked.length, lines.length]).toEqual([1, 1]);
    clock.time = 60_000;
    await ranking.rank('keep-reading', 'page-1', items);
    expect(asked).toHaveLength(2);
  });

  it('keeps its order when there is no answer within 5000 ms', async () => {
    const waited: number[] = [];
    const { ranking } = rankingWith(() => new Promise(() => {}), {
      pause: async (milliseconds) => {
        waited.push(milliseconds);
      },
    });
    expect(hrefs((await ranking.rank('keep-reading', 'page-1', items)).items)).toBe('/a/ /b/ /c/');
    expect(waited).toEqual([5000]);
  });

  it('is nobody’s to decide without a key, and when it is empty', async () => {
    const { ranking, asked } = rankingWith(deciding('/c/'), { decisionKey: undefined });
    expect(hrefs((await ranking.rank('keep-reading', 'page-1', items)).items)).toBe('/a/ /b/ /c/');
    expect((await rankingWith(deciding('/c/')).ranking.rank('keep-reading', 'page-1', [])).items).toEqual([]);
    expect(asked).toEqual([]);
  });
});
