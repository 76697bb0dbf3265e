/** Reads who imports whom in a house, types included, and holds its import rules (dependency-rules.json) against it. */
import { cruise, type ICruiseOptions, type IFlattenedRuleSet } from 'dependency-cruiser';

const FOLDERS = ['apps', 'packages', 'services', 'server'];

export interface ImportReport {
  modulesRead: number;
  broken: readonly { rule: string; from: string; to: string }[];
}

/** `swc` reads type imports as it reads all others, on which the rules rely: its test breaks each of them by a type. */
export async function checkImports(house: string, ruleSet: IFlattenedRuleSet): Promise<ImportReport> {
  const options: ICruiseOptions = {
    baseDir: house,
    ruleSet,
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  };
  const { output } = await cruise(FOLDERS, options);
  if (typeof output === 'string') throw new Error('The import rules could not be checked');
  const { modules, summary } = output;
  const broken = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { modulesRead: modules.length, broken };
}
