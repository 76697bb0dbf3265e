import { describe, expect, it } from 'vitest';
import { readCookies } from '../cookies.ts';
import { someExperiment } from '../testing/experiments.ts';
import { pageFacts, visitOf } from '../testing/facts.ts';
import { isAdServiceOff, serviceOff, usesAdLibraryVariant } from './ad-experiments.ts';
import { EXPERIMENT_HEADERS, experimentCookies, experimentHeaders, experimentTracking } from './answer.ts';
import { assignBuckets, type Visit } from './assign.ts';
import { onRoutes } from './criteria.ts';
import type { BucketState } from './state.ts';

const scope = { domain: 'masthead.example', secure: true };
const colour = someExperiment();
const size = someExperiment({ id: 'size', version: '2', allocation: [{ percentage: 60, bucket: 'large' }] });
const elsewhere = someExperiment({ id: 'elsewhere', criteria: onRoutes('video') });

const assign = (changes: Partial<Visit> = {}) =>
  assignBuckets(visitOf({ experiments: [colour, size, elsewhere], ...changes }));

describe('the headers of a page with experiments', () => {
  it('are these nine', () => {
    const numbers = [0.9, 0];
    const assignment = assign({ random: () => numbers.shift() ?? 0 });
    expect(experimentHeaders(assignment, scope)).toEqual({
      'x-ab-buckets': 'colour:1:blue,size:2:exclude',
      'x-ab-test': 'colour,size',
      'x-ab-version': '1,2',
      'x-ab-end-date': '2024-07-01T00:00:00.000Z,2024-07-01T00:00:00.000Z',
      'x-ab-running-tests': 'colour,size,elsewhere',
      'x-ab-cookie-name': 'nemo_highlander_colour,nemo_highlander_size',
      'x-ab-cookie-domain': 'masthead.example',
      'x-ab-cookie-secure': 'true',
      'x-ab-allocation-needed': 'true',
    });
    expect(EXPERIMENT_HEADERS).toHaveLength(9);
  });

  it('say that nothing had to be allocated when the cookies said it all', () => {
    const cookies = readCookies('nemo_highlander_colour=colour:1:red; nemo_highlander_size=size:2:large');
    expect(experimentHeaders(assign({ cookies }), { secure: false })).toMatchObject({
      'x-ab-buckets': 'colour:1:red,size:2:large',
      'x-ab-cookie-domain': 'host',
      'x-ab-cookie-secure': 'false',
      'x-ab-allocation-needed': 'false',
    });
  });

  it('name no experiment as running that nobody is put into', () => {
    const assignment = assign({ experiments: [colour, serviceOff] });
    expect(experimentHeaders(assignment, scope)).toMatchObject({ 'x-ab-running-tests': 'colour' });
  });

  it('are none on a page that is not eligible', () => {
    expect(experimentHeaders(assign({ experiments: [elsewhere] }), scope)).toBeUndefined();
    expect(experimentHeaders(assign({ facts: pageFacts({ query: new URLSearchParams('preview=1') }) }), scope)).toBe(
      undefined,
    );
  });
});

describe('the cookies of a page with experiments', () => {
  it('hold the state up to the end of the experiment', () => {
    expect(experimentCookies(assign({ experiments: [colour], random: () => 0.9 }), scope)).toEqual([
      'nemo_highlander_colour=colour:1:blue; Expires=Mon, 01 Jul 2024 00:00:00 GMT; Path=/; Domain=masthead.example; SameSite=Lax; Secure',
    ]);
  });

  it('remember who is outside too, each experiment in its own', () => {
    const cookies = experimentCookies(assign({ random: () => 0 }), scope).map((cookie) => cookie.split(';')[0]);
    expect(cookies).toEqual(['nemo_highlander_colour=colour:1:exclude', 'nemo_highlander_size=size:2:exclude']);
  });

  it('are not set again for who has them', () => {
    const cookies = readCookies('nemo_highlander_colour=colour:1:red');
    expect(experimentCookies(assign({ experiments: [colour], cookies }), scope)).toEqual([]);
  });

  it('are removed when they are invalid', () => {
    const cookies = readCookies('nemo_highlander_gone=gone:1:a');
    expect(experimentCookies(assign({ experiments: [], cookies }), scope)).toEqual([
      'nemo_highlander_gone=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/; Domain=masthead.example; SameSite=Lax; Secure',
    ]);
  });

  it('are written once, not written and removed, for who had an invalid one', () => {
    const cookies = readCookies('nemo_highlander_colour=colour:9:red');
    const set = experimentCookies(assign({ experiments: [colour], cookies, random: () => 0.9 }), scope);
    expect(set.map((cookie) => cookie.split(';')[0])).toEqual(['nemo_highlander_colour=colour:1:blue']);
  });

  it('are none on a page that is not eligible', () => {
    expect(experimentCookies(assign({ experiments: [elsewhere] }), scope)).toEqual([]);
  });
});

const state = (id: string, bucket: string, version = '1'): BucketState => ({ id, version, bucket });

describe('those who measure', () => {
  it('are told name, version, group and all of it in one', () => {
    expect(experimentTracking([state('a', 'red'), state('b', 'exclude'), state('c', 'v1', '2')])).toEqual({
      testName: 'a,c',
      testVersion: '1,2',
      testGroup: 'red,v1',
      testBuckets: 'a:1:red,c:2:v1',
    });
  });

  it('are told empty fields where there is no experiment', () => {
    expect(experimentTracking([])).toEqual({ testName: '', testVersion: '', testGroup: '', testBuckets: '' });
  });
});

describe('advertising', () => {
  it('is off in testA of serviceoff, and only there', () => {
    expect(isAdServiceOff([state('serviceoff', 'testA')])).toBe(true);
    expect(isAdServiceOff([state('serviceoff', 'testB')])).toBe(false);
    expect(isAdServiceOff([state('serviceoff', 'exclude')])).toBe(false);
    expect(isAdServiceOff([state('other', 'testA')])).toBe(false);
  });

  it('takes the other bidding library in the test bucket of adlib_variant', () => {
    expect(usesAdLibraryVariant([state('adlib_variant', 'test')])).toBe(true);
    expect(usesAdLibraryVariant([state('adlib_variant', 'control')])).toBe(false);
    expect(usesAdLibraryVariant([])).toBe(false);
  });
});
