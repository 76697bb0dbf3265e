/** Everything that can be wrong with an experiment's definition, said at once. */
import { isOwner } from '../owners.ts';
import { EXCLUDE, LONGEST_STATE, serialiseState } from './state.ts';

export const PROBLEMS = {
  shape: 'An experiment must be an object',
  id: 'Test id must start with a letter and have only letters, digits and underscores',
  version: 'Test version must start with a letter or digit and have only letters, digits and underscores',
  bucket: 'Bucket name must start with a letter and have only letters, digits and underscores',
  reserved: 'Bucket name "exclude" means that a visitor is not in the test',
  twice: 'A bucket must not be allocated twice',
  allocations: 'Allocations must be an array',
  allocation: 'Each allocation needs a percentage and a bucket',
  percentage: 'Percentages must be whole numbers from 0 to 100',
  total: 'Total of all allocations for test cannot exceed 100',
  length: 'The combined id:version:bucket cannot exceed 25 characters',
  criteria: 'Criteria cannot be a boolean or an array',
  noCriteria: 'Criteria must be given',
  kind: 'A criterion is of no known kind',
  browser: 'Criteria cannot be left to the browser: readers are put into buckets by the server',
  owner: 'A test needs an owner who is on the list of owners',
  hypothesis: 'A test needs a hypothesis',
  start: 'A test needs a start date',
  end: 'A test needs an end date',
  order: 'A test must end after its start',
} as const;

const ID = /^[A-Za-z][A-Za-z0-9_]*$/;
const VERSION = /^[A-Za-z0-9][A-Za-z0-9_]*$/;
const FULL = 100;

type Fields = Readonly<Record<string, unknown>>;

export function definitionProblems(definition: unknown): string[] {
  if (!isObject(definition)) return [PROBLEMS.shape];
  return [
    ...(matches(ID, definition.id) ? [] : [PROBLEMS.id]),
    ...(matches(VERSION, definition.version) ? [] : [PROBLEMS.version]),
    ...allocationProblems(definition),
    ...criteriaProblems(definition.criteria),
    ...(isOwner(definition.owner) ? [] : [PROBLEMS.owner]),
    ...(matches(/\S/, definition.hypothesis) ? [] : [PROBLEMS.hypothesis]),
    ...dateProblems(definition),
  ];
}

/** For a build: what is wrong with any of them, by its id, an id that two of them have included. */
export function experimentProblems(definitions: readonly unknown[]): string[] {
  const ids = definitions.map((each) => (isObject(each) ? String(each.id) : ''));
  return definitions.flatMap((each, index) => {
    const id = ids[index];
    const twice = id && ids.indexOf(id) !== index ? ['Test id is taken by another test'] : [];
    const browser = isObject(each) && needsBrowser(each.criteria) ? [PROBLEMS.browser] : [];
    return [...definitionProblems(each), ...browser, ...twice].map(
      (problem) => `${id || `Experiment ${index + 1}`}: ${problem}`,
    );
  });
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const matches = (pattern: RegExp, value: unknown): boolean => typeof value === 'string' && pattern.test(value);

function allocationProblems({ id, version, allocation }: Fields): string[] {
  if (!Array.isArray(allocation)) return [PROBLEMS.allocations];
  const entries: unknown[] = allocation;
  const buckets = entries.map((entry) => (isObject(entry) ? entry.bucket : undefined));
  const percentages = entries.map((entry) => (isObject(entry) ? entry.percentage : undefined));
  if ([...buckets, ...percentages].some((value) => value === undefined || value === null || value === ''))
    return [PROBLEMS.allocation];
  return [
    ...percentageProblems(percentages),
    ...bucketProblems(buckets),
    ...([...buckets, EXCLUDE].some((bucket) => isTooLong(id, version, bucket)) ? [PROBLEMS.length] : []),
  ];
}

function percentageProblems(percentages: readonly unknown[]): string[] {
  const numbers = percentages.filter((value): value is number => typeof value === 'number');
  if (numbers.length < percentages.length || numbers.some((value) => !Number.isInteger(value) || value < 0))
    return [PROBLEMS.percentage];
  return numbers.reduce((sum, value) => sum + value, 0) > FULL ? [PROBLEMS.total] : [];
}

function bucketProblems(buckets: readonly unknown[]): string[] {
  return [
    ...(buckets.every((bucket) => matches(ID, bucket)) ? [] : [PROBLEMS.bucket]),
    ...(buckets.includes(EXCLUDE) ? [PROBLEMS.reserved] : []),
    ...(new Set(buckets).size < buckets.length ? [PROBLEMS.twice] : []),
  ];
}

const isTooLong = (id: unknown, version: unknown, bucket: unknown): boolean =>
  serialiseState({ id: String(id), version: String(version), bucket: String(bucket) }).length > LONGEST_STATE;

const SIMPLE_KINDS: ReadonlySet<unknown> = new Set(['route', 'topic', 'device', 'header', 'no-crawler', 'client']);

function criteriaProblems(criteria: unknown): string[] {
  if (typeof criteria === 'boolean' || Array.isArray(criteria)) return [PROBLEMS.criteria];
  if (criteria === undefined || criteria === null) return [PROBLEMS.noCriteria];
  return typeof criteria === 'function' || isCriterion(criteria) ? [] : [PROBLEMS.kind];
}

function isCriterion(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { kind, of } = value;
  if (kind === 'not') return isCriterion(of);
  if (kind === 'and' || kind === 'or') return Array.isArray(of) && of.every(isCriterion);
  return SIMPLE_KINDS.has(kind);
}

/** Such a definition is a right one, and one that nobody would ever be in. */
function needsBrowser(criteria: unknown): boolean {
  if (!isObject(criteria)) return typeof criteria === 'function';
  const { kind, of } = criteria;
  return kind === 'client' || (Array.isArray(of) ? of.some(needsBrowser) : needsBrowser(of));
}

function dateProblems({ startDate, endDate }: Fields): string[] {
  const start = instantOf(startDate);
  const end = instantOf(endDate);
  return [
    ...(Number.isNaN(start) ? [PROBLEMS.start] : []),
    ...(Number.isNaN(end) ? [PROBLEMS.end] : []),
    ...(end <= start ? [PROBLEMS.order] : []),
  ];
}

const instantOf = (date: unknown): number => (typeof date === 'string' ? Date.parse(date) : Number.NaN);
