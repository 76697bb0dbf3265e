/** What makes texts of pages, for tests, and what it says of shortcodes that it leaves out. */
import { testImages } from '@masthead/image-url/testing';
import { createLogger } from '@masthead/runtime';
import { createBodies } from '../../presentation/body/bodies.ts';
import { createView } from '../../presentation/view/view.ts';

export function testBodies() {
  const lines: string[] = [];
  const logger = createLogger({ level: 'warn', destination: { write: (line: string) => void lines.push(line) } });
  const view = createView(testImages);
  const content = { pathOf: (name: string) => `/api/${name}` };
  return { view, bodies: createBodies({ view, content, logger }), logged: () => lines.map((line) => JSON.parse(line)) };
}
