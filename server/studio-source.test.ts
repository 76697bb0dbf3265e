import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { developmentStudio } from './studio-source.ts';

test('in development code comes from Vite, and every other address is passed on as it was asked for', async () => {
  const { middleware, close } = await developmentStudio({ siteUrl: 'http://localhost' });
  const server = createServer((request, response) => middleware?.(request, response, () => response.end(request.url)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await close?.();
  });
  const address = server.address();
  const at = (path: string) => fetch(`http://127.0.0.1:${typeof address === 'object' && address?.port}${path}`);
  for (const path of ['/desk/', '/desk/live/halo-keynote-live/?from=mail', '/', '/@vite/client', '/rooms.ts'])
    expect(await (await at(path)).text()).toBe(path);
  const code = await at('/desk/browser/main.tsx');
  expect(code.headers.get('content-type')).toBe('text/javascript');
  expect(await code.text()).toContain('/desk/rooms.ts');
});
