/** Names the environment that the product runs in (rule MW-20). */
import type { Settings } from './settings.ts';

export type Environment = {
  readonly name: Settings['appEnv'];
  readonly short: 'prod' | 'dev';
  readonly version: string;
};

const shortNames = { production: 'prod', development: 'dev' } as const satisfies Record<
  Settings['appEnv'],
  Environment['short']
>;

export function environmentOf(name: Settings['appEnv'], version: string): Environment {
  return { name, short: shortNames[name], version };
}
