import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { settingsTable } from './settings.ts';

const operations = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

it.each(settingsTable)('docs/operations.md says what $name is for and what it is by default', (setting) => {
  expect(operations).toContain(`| \`${setting.name}\` | ${setting.default} | ${setting.meaning} |`);
});
