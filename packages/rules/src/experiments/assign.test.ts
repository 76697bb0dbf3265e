import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCookies } from '../cookies.ts';
import { seededRandom } from '../random.ts';
import { someExperiment } from '../testing/experiments.ts';
import { pageFacts, visitOf } from '../testing/facts.ts';
import { serviceOff } from './ad-experiments.ts';
import { experimentCookies } from './answer.ts';
import { assignBuckets, settle, statesIn, type Visit } from './assign.ts';
import { MOST_REMOVED } from './cookies.ts';
import { aboutTopics, inBrowser, onRoutes, withHeader } from './criteria.ts';
import { serialiseState } from './state.ts';

const colour = someExperiment();
const size = someExperiment({ id: 'size', allocation: [{ percentage: 60, bucket: 'large' }] });

const neverDrawn = (): number => {
  throw new Error('chance was asked');
};

const assign = (changes: Partial<Visit> = {}) => assignBuckets(visitOf({ experiments: [colour], ...changes }));
const returning = (cookie: string, changes: Partial<Visit> = {}) =>
  assign({ cookies: readCookies(cookie), random: neverDrawn, ...changes });
const stateOf = ({ placements }: ReturnType<typeof assign>) => placements.map(({ state }) => serialiseState(state));

describe('a visitor without a cookie', () => {
  it.each([
    [0, 'exclude'],
    [0.25, 'red'],
    [0.75, 'blue'],
  ])('for whom chance says %d is put into %s', (number, bucket) => {
    expect(stateOf(assign({ random: () => number }))).toEqual([`colour:1:${bucket}`]);
  });

  it('gets a bucket of each experiment, drawn on its own', () => {
    const numbers = [0.25, 0.99];
    const random = () => numbers.shift() ?? 0;
    expect(stateOf(assign({ experiments: [colour, size], random }))).toEqual(['colour:1:red', 'size:1:large']);
  });

  it('is in no experiment that has not begun or has ended', () => {
    for (const date of ['2024-05-31T23:59:59Z', '2024-07-01T00:00:00Z'])
      expect(assign({ now: Date.parse(date), random: neverDrawn })).toMatchObject({ running: [], placements: [] });
  });
});

describe('a visitor with a cookie', () => {
  it.each(['red', 'blue', 'exclude'])('stays in %s, and chance is not asked', (bucket) => {
    const assignment = returning(`nemo_highlander_colour=colour:1:${bucket}`);
    expect(stateOf(assignment)).toEqual([`colour:1:${bucket}`]);
    expect(assignment.placements[0]).toMatchObject({ isNew: false, mustBeKept: false });
    expect(assignment.invalid).toEqual([]);
  });

  it.each([
    ['an unknown bucket', 'colour:1:green'],
    ['another version', 'colour:2:red'],
    ['another experiment', 'size:1:large'],
    ['two parts', 'colour:1'],
    ['four parts', 'colour:1:red:x'],
    ['too much', `colour:1:${'r'.repeat(4000)}`],
    ['nothing', ''],
    ['something else', '"><script>alert(1)</script>'],
  ])('of %s loses it and is drawn anew', (_, value) => {
    const assignment = assign({ cookies: readCookies(`nemo_highlander_colour=${value}`), random: () => 0.99 });
    expect(assignment.invalid).toEqual(['nemo_highlander_colour']);
    expect(stateOf(assignment)).toEqual(['colour:1:blue']);
    expect(assignment.placements[0]).toMatchObject({ isNew: true, mustBeKept: true });
  });

  it('of an experiment that nobody knows, or that is over, loses it', () => {
    const cookies = 'nemo_highlander_gone=gone:1:a; nemo_highlander=x; nemo_highlander_colour=colour:1:red';
    const ended = returning(cookies, { now: Date.parse('2024-08-01T00:00:00Z') });
    expect(ended.invalid).toEqual(['nemo_highlander_gone', 'nemo_highlander', 'nemo_highlander_colour']);
  });

  it('that came twice with different values keeps the first valid one, and it is written again', () => {
    const twice = returning(
      'nemo_highlander_colour=x; nemo_highlander_colour=colour:1:blue; nemo_highlander_colour=colour:1:red',
    );
    expect(stateOf(twice)).toEqual(['colour:1:blue']);
    expect(twice.placements[0]).toMatchObject({ isNew: false, mustBeKept: true });
    const same = returning('nemo_highlander_colour=colour:1:blue; nemo_highlander_colour=colour:1:blue');
    expect(same.placements[0]).toMatchObject({ mustBeKept: false });
  });

  it('keeps it on a page that is not eligible, where it says nothing', () => {
    const elsewhere = someExperiment({ criteria: onRoutes('video') });
    const assignment = returning('nemo_highlander_colour=colour:1:red', { experiments: [elsewhere] });
    expect(assignment).toMatchObject({ placements: [], invalid: [] });
  });

  it('is told to forget only so many at once, and none whose name could not be written', () => {
    const many = Array.from({ length: 300 }, (_, index) => `nemo_highlander_${index}=x`).join('; ');
    expect(returning(many, { experiments: [] }).invalid).toHaveLength(MOST_REMOVED);
    const strange = `nemo_highlander_${'x'.repeat(100)}=1; nemo_highlander_"é=1; nemo_highlander a=1`;
    expect(returning(strange, { experiments: [] }).invalid).toEqual([]);
  });

  const anyCookie = fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'nemo_highlander_colour',
          'nemo_highlander_size',
          'nemo_highlander',
          'nemo_highlander_',
          'other',
        ),
        fc.oneof(
          fc.string({ unit: 'binary-ascii' }),
          fc.constantFrom('colour:1:red', 'colour:1:blue', 'size:1:large', 'colour:1:exclude', 'colour:1:', '::'),
        ),
      ),
      { maxLength: 12 },
    )
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('; '));

  it('that is forged in any way never fails, and is in no bucket that does not exist', () => {
    const possible = ['colour:1:red', 'colour:1:blue', 'colour:1:exclude', 'size:1:large', 'size:1:exclude'];
    fc.assert(
      fc.property(anyCookie, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (cookie, number) => {
        const assignment = assign({ experiments: [colour, size], cookies: readCookies(cookie), random: () => number });
        const states = stateOf(assignment);
        expect(states.map((state) => state.split(':')[0])).toEqual(['colour', 'size']);
        expect(states.every((state) => possible.includes(state))).toBe(true);
        expect(assignment.invalid.every((name) => /^[\w.-]+$/.test(name))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

it('a browser that does as it is told settles after one visit, whatever it held before', () => {
  const anyJar = fc.dictionary(
    fc.constantFrom('nemo_highlander_colour', 'nemo_highlander_size', 'nemo_highlander_old', 'other'),
    fc.constantFrom('colour:1:red', 'colour:2:red', 'size:1:large', 'size:1:exclude', 'x', ''),
  );
  fc.assert(
    fc.property(anyJar, fc.string(), (held, seed) => {
      const jar = new Map<string, string>(Object.entries(held));
      const random = seededRandom(seed);
      const visit = () => {
        const cookies = readCookies([...jar].map(([name, value]) => `${name}=${value}`).join('; '));
        const assignment = assign({ experiments: [colour, size], cookies, random });
        const told = experimentCookies(assignment, { secure: true });
        for (const cookie of told) {
          const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
          if (value === '') jar.delete(name);
          else jar.set(name, value);
        }
        return { states: stateOf(assignment), told };
      };
      const first = visit();
      expect(visit()).toEqual({ states: first.states, told: [] });
    }),
  );
});

describe('a page', () => {
  it('that does not meet the criteria has no experiment', () => {
    const elsewhere = someExperiment({ criteria: onRoutes('video') });
    expect(assign({ experiments: [elsewhere], random: neverDrawn })).toMatchObject({ placements: [], provisional: [] });
  });

  it.each(['preview=abc', 'x=1&preview=1'])('that is a preview (?%s) is passed over', (query) => {
    const facts = pageFacts({ query: new URLSearchParams(query) });
    const skipped = returning('nemo_highlander_colour=x', { facts });
    expect(skipped).toMatchObject({ skipped: 'preview', placements: [], provisional: [], invalid: [] });
  });

  it.each(['x-ab-variation', 'x-ab-buckets'])('that already carries a variation (%s) is passed over', (name) => {
    const facts = pageFacts({ headers: new Headers({ [name]: 'colour:1:red' }) });
    expect(returning('', { facts })).toMatchObject({ skipped: 'variation', placements: [], invalid: [] });
  });

  it('with an empty preview is none', () => {
    expect(assign({ facts: pageFacts({ query: new URLSearchParams('preview=') }) }).placements).toHaveLength(1);
  });

  it('whose criteria fail is without that experiment, and says which', () => {
    const byHeader = someExperiment({ id: 'by_header', criteria: withHeader('x-a') });
    const assignment = assign({ experiments: [byHeader, colour], facts: pageFacts({ headers: undefined }) });
    expect(stateOf(assignment)).toHaveLength(1);
    expect(assignment.failures).toMatchObject([{ id: 'by_header' }]);
  });

  it('is not put into what only a browser could decide', () => {
    const inside = someExperiment({ criteria: inBrowser(() => true) });
    expect(assign({ experiments: [inside], random: neverDrawn })).toMatchObject({ placements: [], provisional: [] });
  });

  describe('who has not allowed to be remembered', () => {
    const refusing = { mayRemember: false, random: neverDrawn };
    const byTopic = someExperiment({ id: 'sleep', criteria: aboutTopics('sleep') });

    it('is in no experiment, whatever the page', () => {
      const assignment = assign({
        experiments: [colour, byTopic],
        facts: pageFacts({ topics: undefined }),
        ...refusing,
      });
      expect(assignment).toMatchObject({ placements: [], provisional: [], invalid: [], running: [colour, byTopic] });
    });

    it('is forgotten where they were remembered before', () => {
      const assignment = returning('nemo_highlander_colour=colour:1:red', refusing);
      expect(assignment).toMatchObject({ placements: [], invalid: ['nemo_highlander_colour'] });
      expect(experimentCookies(assignment, { secure: true })).toEqual([
        expect.stringMatching(/^nemo_highlander_colour=; .*(Max-Age=0|1970)/),
      ]);
    });

    it('keeps what they set themselves', () => {
      const cookie = 'nemo_highlander_serviceoff=serviceoff:1:testA';
      const assignment = returning(cookie, { experiments: [serviceOff, colour], ...refusing });
      expect(stateOf(assignment)).toEqual(['serviceoff:1:testA']);
      expect(assignment.invalid).toEqual([]);
    });
  });

  describe('whose topics are not known yet', () => {
    const sleep = someExperiment({ id: 'sleep', criteria: aboutTopics('sleep') });
    const before = assign({ experiments: [sleep, colour], facts: pageFacts({ topics: undefined }) });

    it('has a provisional place in what they decide', () => {
      expect(before.placements.map(({ experiment }) => experiment.id)).toEqual(['colour']);
      expect(before.provisional.map(({ experiment }) => experiment.id)).toEqual(['sleep']);
      expect(statesIn(before).map(({ id }) => id)).toEqual(['colour', 'sleep']);
    });

    it('keeps the place when it turns out to be eligible', () => {
      const after = settle(before, pageFacts({ topics: ['health', 'sleep'] }));
      expect(after.placements.map(({ experiment }) => experiment.id)).toEqual(['colour', 'sleep']);
      expect(after.provisional).toEqual([]);
    });

    it('loses it when it does not', () => {
      const after = settle(before, pageFacts({ topics: ['vpn'] }));
      expect(after.placements.map(({ experiment }) => experiment.id)).toEqual(['colour']);
      expect(after.provisional).toEqual([]);
    });
  });
});

describe('an experiment by cookie only', () => {
  it('is never drawn', () => {
    expect(assign({ experiments: [serviceOff], random: neverDrawn }).placements).toEqual([]);
  });

  it('is honoured whenever its cookie is there', () => {
    const assignment = returning('nemo_highlander_serviceoff=serviceoff:1:testA', { experiments: [serviceOff] });
    expect(stateOf(assignment)).toEqual(['serviceoff:1:testA']);
  });
});
