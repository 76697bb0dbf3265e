import type { LogLine, ScriptPage } from '@masthead/rules';
import { afterEach, expect, it, vi } from 'vitest';
import { countAudience } from './audience.ts';

const page: ScriptPage = {
  isOn: (feature) => feature === 'audienceTag',
  allows: (category) => category === 'C0002',
  restricted: false,
  thirdParties: true,
  experiments: [],
};

function asking(answer: () => Promise<Response> = async () => Response.json({})) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['cnet', '/pageview_candidate.json'],
  ['roadshow', '/roadshow/pageview_candidate.json'],
] as const)('a page of %s asks for the file of its publication, past every cache', (brand, path) => {
  const fetched = asking();
  countAudience(page, brand, () => {});
  expect(fetched.mock.calls).toEqual([[path, { cache: 'no-store' }]]);
});

it.each<[string, Partial<ScriptPage>]>([
  ['carries no such tag', { isOn: () => false }],
  ['was refused measuring', { allows: () => false }],
  ['no third party may learn of', { thirdParties: false }],
])('a page that %s asks for nothing', (_, changes) => {
  const fetched = asking();
  countAudience({ ...page, ...changes }, 'cnet', () => {});
  expect(fetched).not.toHaveBeenCalled();
});

it('a page view that could not be counted is logged, and nothing else comes of it', async () => {
  asking(async () => {
    throw new TypeError('Failed to fetch');
  });
  const lines: LogLine[] = [];
  await new Promise<void>((logged) =>
    countAudience(page, 'cnet', (line) => {
      lines.push(line);
      logged();
    }),
  );
  expect(lines).toEqual([{ level: 'warn', message: 'A page view was not counted.' }]);
});
