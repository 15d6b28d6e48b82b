// Serves the files of the demo from the cache, so that it works offline. MSW's worker, imported below, passes the calls to the page.
const { files, version } = self.demoFiles;
const CACHE = `saldo-demo:${self.registration.scope}:${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
});

self.addEventListener('message', (event) => {
  // MSW would remove the worker with the last tab, and with it the files for offline use.
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation();
});

self.addEventListener('fetch', (event) => {
  const { href } = new URL(event.request.url);
  const [path] = href.slice(self.registration.scope.length).split(/[?#]/);
  const isFile = href.startsWith(self.registration.scope) && (path === '' || files.includes(path));
  if (event.request.method !== 'GET' || !isFile) return;
  event.stopImmediatePropagation();
  const address = new URL(path || 'index.html', self.registration.scope).href;
  event.respondWith(caches.match(address, { cacheName: CACHE }).then((found) => found ?? fetch(event.request)));
});

importScripts('mockServiceWorker.js');
