/** What a schema finds wrong, said to somebody who has never seen one: which field, and what would be right. */
import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { isArray, isObject, isSchema } from '../../documents/schema-parts.ts';
import { fieldHelp } from './field-help.ts';

interface WrongPlace {
  path: PropertyKey[];
  sentence: string;
}

const named = (path: readonly PropertyKey[]): string =>
  path
    .map((step, index) => (typeof step === 'number' ? ` ${step + 1}` : `${index > 0 ? '.' : ''}${String(step)}`))
    .join('');

const TYPES: Readonly<Record<string, string>> = {
  string: 'takes text: put it between quotes',
  number: 'takes a number',
  int: 'takes a whole number',
  boolean: 'takes true or false',
  array: 'takes a list, as in [one, two]',
  object: 'takes fields of its own, each on a line below it and indented by two spaces',
  record: 'takes fields of its own, each on a line below it and indented by two spaces',
};

function wrongType(expected: string, value: unknown): string {
  if (expected === 'string' && Array.isArray(value)) return 'takes a single text, without brackets';
  return TYPES[expected] ?? `takes ${expected}`;
}

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' in its list' };

/** After the name of the field. */
function sentenceOf(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, value);
    case 'too_big':
      return `is too ${issue.origin === 'number' ? 'high' : 'long'}: at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'too_small':
      if (issue.origin === 'number')
        return `is too low: ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
      return Number(issue.minimum) <= 1
        ? 'is empty'
        : `is too short: at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'invalid_value':
      return `takes one of ${issue.values.map(String).join(', ')}`;
    default:
      return issue.message;
  }
}

/** Messages that schemas have for people are told as they are; those that Zod makes up are not. */
const isOwn = (message: string): boolean => !/^(Invalid|Too (big|small)|Unrecognized)/.test(message);

/** An empty file has the wrong shape, and is there. */
const isMissing = ({ code, path }: z.core.$ZodIssue, value: unknown): boolean =>
  (value === undefined || value === null) && path.length > 0 && code !== 'custom';

/** Where a message is no help by itself: what the field is, and an example of it. */
function helpFor(path: readonly PropertyKey[]): string {
  const [first] = path;
  const help = path.length === 1 && typeof first === 'string' ? fieldHelp(first) : undefined;
  return help ? ` (${help.about}; for example ${help.example})` : '';
}

function told(issue: z.core.$ZodIssue, value: unknown): string {
  const name = named(issue.path) || 'it';
  if (isMissing(issue, value)) return `${name} is missing${helpFor(issue.path)}`;
  return isOwn(issue.message)
    ? `${name} ${issue.message}`
    : `${name} ${sentenceOf(issue, value)}${helpFor(issue.path)}`;
}

export function wrongPlaces(error: z.ZodError, schema: z.ZodType, value: unknown): WrongPlace[] {
  const unknown = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? unknownFields(issue, schema) : [],
  );
  const meant = new Set(unknown.flatMap(({ meantPath }) => meantPath ?? []));
  const others = error.issues
    .filter((issue) => issue.code !== 'unrecognized_keys')
    .map((issue) => ({ issue, here: valueAt(value, issue.path) }))
    // What is missing because it is misspelt is told as that.
    .filter(({ issue, here }) => !(isMissing(issue, here) && meant.has(named(issue.path))))
    .map(({ issue, here }) => ({ path: [...issue.path], sentence: told(issue, here) }));
  return [...others, ...unknown.map(({ path, sentence }) => ({ path, sentence }))];
}

/** Each with the field that it may have been meant for. */
const unknownFields = ({ path, keys }: z.core.$ZodIssueUnrecognizedKeys, schema: z.ZodType) =>
  keys.map((key) => {
    const fields = fieldsAt(schema, path);
    const near = nearest(key, fields);
    return {
      path: [...path, key],
      sentence: `there is no field “${named([...path, key])}”${suggestion(key, fields)}`,
      meantPath: near && named([...path, near]),
    };
  });

/** Further off it is another word. */
const MOST_DIFFERENCE = 0.5;

function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const near = closest(word, [...known]);
  if (near.startsWith(word) || word.startsWith(near)) return near;
  const allowed = Math.max(1, Math.floor(Math.max(word.length, near.length) * MOST_DIFFERENCE) - 1);
  return distance(word, near) <= allowed ? near : undefined;
}

const MOST_LISTED = 40;

/** Ends a sentence about a word that is not there: which one may have been meant, or all, where they are few. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  if (near !== undefined) return `: did you mean “${near}”?`;
  return known.length > 0 && known.length <= MOST_LISTED ? `: there are ${[...known].sort().join(', ')}` : '';
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, step) => (isRecord(inner) ? inner[step] : undefined), value);

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null;

/** The fields that stand at a place of a schema. */
function fieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const { def } = schema._zod;
  if ('innerType' in def && isSchema(def.innerType)) return fieldsAt(def.innerType, path);
  if (isArray(def)) return fieldsAt(def.element, path.slice(1));
  if (!isObject(def)) return [];
  const [step, ...rest] = path;
  if (step === undefined) return Object.keys(def.shape);
  const inner = def.shape[String(step)];
  return inner ? fieldsAt(inner, rest) : [];
}
