/** Switches that are changed without a deploy: a closed list, each with somebody to ask. Their values are stored elsewhere. */
import type { Owner } from '../owners.ts';

export interface Flag {
  readonly name: string;
  readonly owner: Owner;
  /** What is on when it is on. */
  readonly does: string;
  /** What it is until somebody sets it. */
  readonly unset: boolean;
}

export const FLAGS = {
  accounts: {
    name: 'accounts',
    owner: 'audience',
    does: 'Lets readers have accounts: Sign in in the bar, buttons that save and follow, their settings.',
    unset: true,
  },
  dynamicWidgets: {
    name: 'dynamicWidgets',
    owner: 'platform',
    does: 'Lets the stories to read next be put in order by what readers take of them.',
    unset: true,
  },
  discussion: {
    name: 'discussion',
    owner: 'audience',
    does: 'Shows what readers say under stories, and lets them write there.',
    unset: true,
  },
} as const satisfies Record<string, Flag>;
export type FlagName = keyof typeof FLAGS;

export type FlagValues = Readonly<Partial<Record<FlagName, boolean>>>;

export const isFlagName = (name: string): name is FlagName => Object.hasOwn(FLAGS, name);
