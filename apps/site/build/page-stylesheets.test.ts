/** On a build of a small site of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pageStylesheets } from './page-stylesheets.ts';

const MANY = ['one', 'two', 'three', 'four', 'five'];
const module = (...lines: string[]): string => `${lines.join('\n')}\nexport const it = 1;\n`;
const styled = (name: string, ...lines: string[]): Record<string, string> => ({
  [`${name}.tsx`]: module(...lines, `import './${name.split('/').at(-1)}.css';`),
  [`${name}.css`]: `.${name.split('/').at(-1)} { color: red }\n`,
});
const page = (name: string, ...lines: string[]) => ({
  [`pages/${name}/Page.tsx`]: module(...lines, "import './own.css';"),
  [`pages/${name}/own.css`]: `.page-${name} { color: red }\n`,
});

const FILES: Record<string, string> = {
  'client/main.tsx': [
    ...['article', 'review', ...MANY].map((name) => `import('../pages/${name}/Page.tsx');`),
    "import('../layouts/PlainLayout.tsx');",
    "import('../components/dialog.tsx');",
    "import './main.css';",
  ].join('\n'),
  'client/main.css': '.main { color: red }\n',
  ...styled('layouts/PlainLayout'),
  ...styled('components/card'),
  ...styled('components/common', "import './card.tsx';"),
  ...styled('components/field'),
  ...styled('components/dialog', "import './field.tsx';"),
  ...styled('components/body/chart', "import '../common.tsx';"),
  'components/text.tsx': module("import('./body/chart.tsx');"),
  ...page('article', "import '../../components/text.tsx';", "import '../../components/card.tsx';"),
  ...page('review', "import '../../components/common.tsx';", "import '../../components/field.tsx';"),
  ...Object.assign({}, ...MANY.map((name) => page(name, "import '../../components/card.tsx';"))),
};

let folder: string;
let outputs: Map<string, string>;
let stylesheets: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'masthead-stylesheets-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [pageStylesheets()],
    build: { write: false, manifest: true, modulePreload: false, rolldownOptions: { input: 'client/main.tsx' } },
  });
  outputs = new Map(outputOf(built).map((output) => [output.fileName, textOf(output)]));
  stylesheets = z.record(z.string(), z.string()).parse(JSON.parse(outputs.get('.vite/stylesheets.json') ?? ''));
});
afterAll(() => rmSync(folder, { recursive: true }));

function outputOf(built: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] {
  const [first = built] = Array.isArray(built) ? built : [built];
  if (!('output' in first)) throw new Error('Nothing was built');
  return first.output;
}

const textOf = (output: Rolldown.OutputChunk | Rolldown.OutputAsset): string =>
  output.type === 'chunk' ? output.code : output.source.toString();

/** The classes that styles name, in their order. */
const classesOf = (styles = ''): string[] => styles.match(/(?<=\.)[\w-]+(?=\s*\{)/g) ?? [];
const ownFileOf = (page: string): string => stylesheets[page]?.replace(`${page}.`, `${page}-own.`) ?? '';
const classesOfOwn = (page: string): string[] => classesOf(outputs.get(ownFileOf(page)));
/** A page's whole stylesheet, at where its own part begins. */
const partsOf = (page: string): string[][] =>
  (outputs.get(stylesheets[page] ?? '') ?? '').split('@media all{').map(classesOf);

describe('the stylesheets of a build', () => {
  it('what all pages, layouts, many pages or a page and what is loaded on demand have is shared', () => {
    const [shared = []] = partsOf('review');
    expect(shared.toSorted()).toEqual(['PlainLayout', 'card', 'field', 'main']);
  });

  it('a page has its own, with what few others have, those of what it imports first', () => {
    expect(classesOfOwn('review')).toEqual(['common', 'page-review']);
    expect(classesOfOwn('one')).toEqual(['page-one']);
  });

  it('a document has one: what all share, and as one last rule what is its own', () => {
    for (const page of Object.keys(stylesheets)) {
      expect(partsOf(page)).toEqual([partsOf('one')[0], classesOfOwn(page)]);
      expect(outputs.get(stylesheets[page] ?? '')).toMatch(/\}\s*\}$/);
    }
  });

  it('a page with texts has those of their elements, although their code comes later', () => {
    expect(classesOfOwn('article')).toEqual(['common', 'chart', 'page-article']);
  });

  it('what is loaded on demand has its own, and asks for no other', () => {
    const ofPages = [...Object.values(stylesheets), ...Object.keys(stylesheets).map(ownFileOf)];
    const others = [...outputs.keys()].filter((file) => file.endsWith('.css') && !ofPages.includes(file));
    expect(others.map((file) => classesOf(outputs.get(file)))).toEqual([['dialog']]);
    const code = [...outputs].flatMap(([file, text]) => (file.endsWith('.js') ? [text] : [])).join('\n');
    expect(code.match(/[\w./-]+\.css/g)).toEqual(others);
  });

  it('the addresses of pages differ by the page alone', () => {
    const kinds = Object.entries(stylesheets).map(([name, file]) => file.replace(name, '*'));
    expect(new Set(kinds).size).toBe(1);
    expect(kinds[0]).toMatch(/^assets\/\*\.[0-9a-f]{8}\.css$/);
  });
});
