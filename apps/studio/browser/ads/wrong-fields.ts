/** What is wrong with which field, as a sentence beside it. */
import { type Failure, sentenceOf, type WrongField } from '../desk-client.ts';

export interface Wrongs {
  readonly fields: readonly WrongField[];
  /** Of nothing that has a field of its own. */
  readonly other: string;
}

export const NONE: Wrongs = { fields: [], other: '' };

/** `known`: the fields that a form has. */
export function wrongsOf(failure: Failure, known: readonly string[]): Wrongs {
  const fields = failure.kind === 'refused' ? failure.fields : [];
  const others = fields.filter(({ field }) => !known.some((name) => isOf(field, name)));
  const other = others.map(({ field, message }) => `${field} ${message}.`).join(' ');
  return { fields, other: fields.length === 0 ? sentenceOf(failure) : other };
}

const isOf = (field: string, name: string): boolean => field === name || field.startsWith(`${name}.`);

/** With what the field is called, in the place of its name. */
export function wrongOf({ fields }: Wrongs, name: string, label: string): string | undefined {
  const found = fields.find(({ field }) => isOf(field, name));
  return found && `${label} ${found.message}.`;
}
