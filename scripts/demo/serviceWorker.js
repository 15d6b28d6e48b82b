// Serves the files of the demo from the cache, so that it works offline. MSW's worker, imported below, passes the calls to the page.
const { files, version } = self.demoFiles;
const { scope } = self.registration;
const CACHES = `saldo-demo:${scope}:`;
const CACHE = `${CACHES}${version}`;
const PACKED = '.packed';
const TYPES = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' };

/** Fetches a file; one that the build has compressed (packFiles) is decompressed. */
async function fetchFile(file) {
  // The browser may still have files of an earlier build.
  const response = await fetch(new URL(file, scope), { cache: 'no-cache' });
  if (!file.endsWith(PACKED) || !response.ok) return response;
  const type = TYPES[getName(file).split('.').pop()] ?? 'application/octet-stream';
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip')), {
    headers: { 'content-type': type },
  });
}

const getName = (file) => file.replace(PACKED, '');
const filesByName = new Map(files.map((file) => [getName(file), file]));

async function fillCache() {
  const cache = await caches.open(CACHE);
  const store = async ([name, file]) => {
    const response = await fetchFile(file);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    await cache.put(new URL(name, scope), response);
  };
  await Promise.all([...filesByName].map(store));
}

async function deleteOlderCaches() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHES) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

self.addEventListener('install', (event) => event.waitUntil(fillCache()));

self.addEventListener('activate', (event) => event.waitUntil(deleteOlderCaches()));

self.addEventListener('message', (event) => {
  // MSW would remove the worker with the last tab, and with it the files for offline use.
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation();
});

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method !== 'GET' || !url.startsWith(scope)) return;
  const name = url
    .slice(scope.length)
    .split(/[?#]/)[0]
    .replace(/^index\.html$/, '');
  const file = filesByName.get(name);
  if (file === undefined) return;
  event.stopImmediatePropagation();
  event.respondWith(caches.match(new URL(name, scope), { cacheName: CACHE }).then((found) => found ?? fetchFile(file)));
});

importScripts('mockServiceWorker.js');
