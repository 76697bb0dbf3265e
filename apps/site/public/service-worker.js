/** Keeps one page for readers without a connection: shown instead of the browser's own error. */
const CACHE = 'masthead-offline-1';
const OFFLINE_PAGE = `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>You are offline</title><main><h1>You are offline</h1><p>This page could not be fetched. It will be here when your connection is back.</p><p><a href="">Try again</a></p></main></html>`;

self.addEventListener('install', (event) => {
  const offline = new Response(OFFLINE_PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  event.waitUntil(caches.open(CACHE).then((cache) => cache.put('/offline', offline)));
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => caches.match('/offline')));
});
