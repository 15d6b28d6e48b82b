/**
 * @jest-environment ./config/browserEnvironment.ts
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { taskApi } from '@/api/endpoints/cases/taskApi';
import { watchRecovery } from '@/browser/server/network';
import { LIVE_PATH, type LiveEvent } from '@/contract/entities/cases/liveEvent';
import { getLoginLeaf } from '@/machines/loginStep';
import { translateServerText } from '@/i18n/translateServerText';
import type { AddressInfo } from 'node:net';
import { type WebSocket as ServersEnd, WebSocketServer } from 'ws';

import { serverWithSettings, signedIn } from '../support/api/apiRig';
import { getEnvelope, type ForeignServer } from '../support/api/foreignServer';
import { until } from '../support/login/loginRig';

let server: ForeignServer;
let app: ReturnType<typeof signedIn>;
let lines: WebSocketServer;
const hellos: string[] = [];
const open: ServersEnd[] = [];

const listings = () => server.seen.filter(({ url }) => url.includes('task/listing')).length;
const ask = async (page: number) => {
  const asked = app.store.dispatch(taskApi.endpoints.taskListing.initiate({ page }));
  await asked;
  asked.unsubscribe();
};
const send = (event: LiveEvent): void => open.at(-1)?.send(JSON.stringify(event));
const line = () => app.store.getState().session.line;

beforeAll(async () => {
  server = await serverWithSettings();
  lines = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => {
    lines.once('listening', resolve);
  });
  lines.on('connection', (socket) => {
    open.push(socket);
    socket.on('message', (data: Buffer) => {
      hellos.push(data.toString());
      socket.send(JSON.stringify({ type: 'welcome' } satisfies LiveEvent));
    });
  });
  // The line goes to its own port: the tiny server of the calls upgrades nothing.
  const { port } = lines.address() as AddressInfo;
  const Real = WebSocket;
  Object.assign(globalThis, {
    WebSocket: class extends Real {
      constructor(address: string) {
        if (!address.endsWith(`/prod/${LIVE_PATH}`)) throw new Error(address);
        super(`ws://127.0.0.1:${port}/`);
      }
    },
  });
  app = signedIn();
});
afterAll(async () => {
  app.closeTabs();
  lines.close();
  for (const socket of lines.clients) socket.terminate();
  await server.close();
});

test('AP-08 the line opens with the session, shows the token in its first message and is welcomed', async () => {
  await until(
    () => line() === 'open',
    () => 'an open line',
  );
  expect(hellos).toEqual([JSON.stringify({ type: 'hello', token: 'token-of-the-tab' })]);
});

test('AP-08 a changed case is refetched', async () => {
  server.on('/prod/task/listing', getEnvelope('00', { result: [], totalCount: 0 }));
  const asked = app.store.dispatch(taskApi.endpoints.taskListing.initiate({}));
  await asked;
  const before = server.seen.length;
  open.at(-1)?.send('not an event');
  send({ type: 'caseChanged', taskId: '1' });
  send({ type: 'caseChanged', taskId: '2' });
  await until(
    () => server.seen.length > before,
    () => 'a new question',
  );
  expect(server.seen.length).toBe(before + 1);
  asked.unsubscribe();
});

test('AP-08 a broken line is opened again', async () => {
  open.at(-1)?.terminate();
  await until(
    () => line() === 'lost',
    () => 'a lost line',
  );
  await until(
    () => line() === 'open',
    () => 'a new line',
  );
  expect(hellos).toHaveLength(2);
});

test('AP-08 CD-13 when the network returns, the live connection reopens at once and the screen is refetched once', async () => {
  const asked = app.store.dispatch(taskApi.endpoints.taskListing.initiate({}));
  await asked;
  const before = listings();
  let backs = 0;
  const stop = watchRecovery(() => (backs += 1));
  window.dispatchEvent(new Event('offline'));
  expect(app.store.getState().connection.isDown).toBe(true);
  // The old connection still counts as open, because nothing has closed it.
  expect(line()).toBe('open');
  window.dispatchEvent(new Event('online'));
  expect(line()).toBe('lost');
  await until(
    () => line() === 'open' && listings() > before,
    () => 'a new line and a new question',
  );
  expect(app.store.getState().connection.isDown).toBe(false);
  expect(hellos).toHaveLength(3);
  expect(listings()).toBe(before + 1);
  // Once by the browser's event, once by the server's response.
  expect(backs).toBe(2);
  stop();
  asked.unsubscribe();
});

test('AP-08 SE-04 when the database is away the line stays; the word that it is back brings all that is on the screen, once', async () => {
  const answered = getEnvelope('00', { result: [], totalCount: 0 });
  server.on('/prod/task/listing', getEnvelope('90', null, 'The database does not answer'));
  const asked = app.store.dispatch(taskApi.endpoints.taskListing.initiate({ page: 9 }));
  expect((await asked).error).toMatchObject({ kind: 'refused', code: '90' });
  expect([app.store.getState().connection.isDown, line(), hellos.length]).toEqual([true, 'open', 3]);
  server.on('/prod/task/listing', answered);
  const before = listings();
  send({ type: 'missed' });
  await until(
    () => listings() > before && !app.store.getState().connection.isDown,
    () => 'the question asked again',
  );
  expect([listings(), line(), hellos.length]).toEqual([before + 1, 'open', 3]);
  asked.unsubscribe();
}, 30_000);

test('AP-08 SE-04 a line that is open while nobody answers is doubted, once a minute', async () => {
  server.on('/prod/task/listing', (reply) => reply.destroy());
  await ask(2);
  await until(
    () => hellos.length === 4 && line() === 'open',
    () => 'a line tried anew',
  );
  await ask(3);
  expect(hellos).toHaveLength(4);
}, 30_000);

test('AP-08 a line that is silent for longer than the beat of the server is dead: lost, opened again, caught up', async () => {
  server.on('/prod/task/listing', getEnvelope('00', { result: [], totalCount: 0 }));
  const asked = app.store.dispatch(taskApi.endpoints.taskListing.initiate({ page: 8 }));
  await asked;
  const [before, opened] = [listings(), hellos.length];
  const states: string[] = [];
  const stop = app.store.subscribe(() => states.push(line()));
  send({ type: 'beat', withinSeconds: 0.2 });
  await until(
    () => hellos.length > opened && line() === 'open' && listings() > before,
    () => `a new line, is ${line()}`,
  );
  expect(states).toContain('lost');
  stop();
  // A server that beats keeps its line.
  send({ type: 'beat', withinSeconds: 3600 });
  asked.unsubscribe();
}, 30_000);

test('AP-08 SE-06 a forced logout shows the dialog with its reason, and the line stays closed', async () => {
  const opened = hellos.length;
  const message = 'You have been signed out. Please log in again';
  send({ type: 'forcedLogout', code: '-1', message });
  await until(
    () => getLoginLeaf(app.store.getState().login.value) === 'authenticated.loggedOutDialog',
    () => 'the dialog',
  );
  await until(
    () => app.store.getState().session.endedBecause === message,
    () => 'a reason',
  );
  expect(translateServerText(message, 'es-MX')).toBe('Se ha cerrado su sesión. Inicie sesión de nuevo');
  expect(translateServerText(message, 'zh-CN')).toBe('您已被强制退出，请重新登录');
  await until(
    () => lines.clients.size === 0,
    () => 'a closed line',
  );
  expect(hellos).toHaveLength(opened);
});
