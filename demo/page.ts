import { readLanguage } from '@/browser/stored/language';
import { LIVE_PATH, type LiveEvent } from '@/contract/entities/cases/liveEvent';
import { ROUTES } from '@/contract/routes';
import { http, passthrough, ws } from 'msw';
import { setupWorker } from 'msw/browser';

import { createDemoServer } from './demoServer';
import { showSignInBar } from './signInBar';
import { parseSnapshot, type Snapshot } from './snapshot';
import { UNSUPPORTED } from './texts';

/** Interval that the live connection announces, in seconds: longer than a page is open. */
const BEAT_SECONDS = 1_000_000;

const base = new URL('./', document.baseURI).href;

const send = (client: { send: (data: string) => void }, event: LiveEvent): void => client.send(JSON.stringify(event));

const live = ws.link(`${base.replace(/^http/u, 'ws')}prod/${LIVE_PATH}`);

const connect = live.addEventListener('connection', ({ client }) => {
  client.addEventListener('message', () => {
    send(client, { type: 'welcome' });
    send(client, { type: 'beat', withinSeconds: BEAT_SECONDS });
  });
});

/** Starts the app's scripts, which the build has taken out of the page. */
function startApp(scripts: string): void {
  for (const src of scripts.split(' ')) {
    const script = document.createElement('script');
    script.src = src;
    document.head.append(script);
  }
}

/** Enables recording and replay (TR-03) for `?record` and for the replay page, as a developer's deployment does. */
function setRecorder(): void {
  const settings = document.querySelector('#settings');
  const isRecorded = new URLSearchParams(location.search).has('record') || location.hash === `#${ROUTES.replay.path}`;
  if (!settings || !isRecorded) return;
  const parsed: object = JSON.parse(settings.textContent);
  settings.textContent = JSON.stringify({ ...parsed, recorder: true });
}

/** Hides the state of the network from the app: its server is this page. */
function stayOnline(): void {
  Object.defineProperty(navigator, 'onLine', { value: true });
  addEventListener('offline', (event) => event.stopImmediatePropagation());
}

/** Reloads the page when the worker of a newer build has replaced the one that served the page: the older files are gone. */
function reloadAfterUpdate(): void {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => location.reload());
}

async function loadSnapshot(): Promise<Snapshot> {
  const { body } = await fetch('demo/replies.bin');
  return parseSnapshot(await new Response(body?.pipeThrough(new DecompressionStream('gzip'))).text());
}

/** Replaces the page that is shown until the app starts by the reason why it cannot. */
function showUnsupported(): void {
  document.querySelector('.plain-late')?.remove();
  document.querySelector('.plain-skeleton')?.replaceWith(UNSUPPORTED[readLanguage()]);
}

async function start(scripts: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return showUnsupported();
  reloadAfterUpdate();
  const answer = createDemoServer(await loadSnapshot(), base);
  const worker = setupWorker(
    connect,
    http.all('*', async ({ request }) => (await answer(request.clone())) ?? passthrough()),
  );
  await worker.start({ quiet: true, serviceWorker: { url: 'sw.js' } });
  stayOnline();
  setRecorder();
  startApp(scripts);
  showSignInBar();
}

void start(document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app'] ?? '');
