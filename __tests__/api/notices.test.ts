/**
 * @jest-environment ./config/browserEnvironment.ts
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { ownPasswordApi, toOwnPasswordArg } from '@/api/endpoints/account/ownPasswordApi';
import { smsApi } from '@/api/endpoints/cases/smsApi';
import { taskApi } from '@/api/endpoints/cases/taskApi';
import { taskWorkApi } from '@/api/endpoints/cases/taskWorkApi';
import { noticeClosed, type NoticeText } from '@/app/notices/noticesSlice';
import { NETWORK_ERROR_NOTICE_MS, NOTICE_MS } from '@/contract/limits';
import { RESULT_CODES } from '@/contract/resultCodes';
import { formatResultMessage } from '@/contract/messages/resultMessages';
import { generateKeyPairSync } from 'node:crypto';

import { NoLine, serverWithSettings, signedIn } from '../support/api/apiRig';
import { getEnvelope, type ForeignServer } from '../support/api/foreignServer';
import { until } from '../support/login/loginRig';

let server: ForeignServer;
let app: ReturnType<typeof signedIn>;

beforeAll(async () => {
  server = await serverWithSettings();
  Object.assign(globalThis, { WebSocket: NoLine });
  app = signedIn();
});
afterAll(async () => {
  app.closeTabs();
  await server.close();
});

const shown = () => app.store.getState().notices.shown;
const connection = () => app.store.getState().connection;
const toldNow = (): NoticeText[] => shown().map(({ words }) => words);

const allClosed = () =>
  until(
    () => shown().length === 0,
    () => 'all notices closed',
  );

const closeAll = (): void => {
  for (const { key } of shown()) app.store.dispatch(noticeClosed(key));
};

const deduct = () =>
  app.store.dispatch(
    taskWorkApi.endpoints.taskWorkPartDeduce.initiate({ taskId: '1', amount: 5, idempotencyKey: 'k'.repeat(32) }),
  );
const sendSms = () =>
  app.store.dispatch(
    smsApi.endpoints.smsManualSend.initiate({
      taskId: '1',
      content: 'Hola',
      phone: '5551',
      idempotencyKey: 'k'.repeat(32),
    }),
  );
const retrySms = () =>
  app.store.dispatch(smsApi.endpoints.smsRetry.initiate({ smsId: '1', idempotencyKey: 'k'.repeat(32) }));
const saveDraft = () =>
  app.store.dispatch(
    taskApi.endpoints.taskSaveDraft.initiate({
      id: '1',
      kind: 'log',
      content: '{}',
      version: 0,
      intent: 'i'.repeat(32),
    }),
  );
const savePassword = () =>
  app.store.dispatch(ownPasswordApi.endpoints.ownAccountOwnPassword.initiate(toOwnPasswordArg('old', 'new')));
const reveal = () => app.store.dispatch(taskApi.endpoints.taskReveal.initiate({ id: '1', field: 'homeAddress' }));

const noServer = (reply: { destroy: () => void }): void => reply.destroy();
const ask = async (page: number): Promise<void> => {
  const asked = app.store.dispatch(taskApi.endpoints.taskListing.initiate({ page }));
  await asked;
  asked.unsubscribe();
};

test('SE-07 an error shown at its field has no notice; an error without a field has one', async () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = publicKey.export({ type: 'spki', format: 'pem' });
  server.on('/prod/login/rsaPublicKey', getEnvelope('00', { key }));
  for (const name of ['wrongCredentials', 'locked', 'passwordGuessable', 'tooMany'] as const) {
    server.on('/prod/login/ownPassword', getEnvelope(RESULT_CODES[name].code, null, name));
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await savePassword();
  }
  expect(toldNow()).toEqual([{ text: 'tooMany' }]);
  closeAll();
});

test('SE-07 SE-01 a refused deduction says what failed and, in the words of the server, why', async () => {
  const { code } = RESULT_CODES.amountNotBelowDue;
  const message = formatResultMessage('amountNotBelowDue', 'en');
  server.on('/prod/task/partDeduce', getEnvelope(code, null, message));
  await deduct();
  expect(toldNow()).toEqual([{ id: 'notices.deductFailed', text: message }]);
  expect(shown()[0]?.forMs).toBe(NOTICE_MS);
  await allClosed();
}, 10_000);

test('SE-05 SE-07 a deduction, a message and one that is sent again have each their word of success', async () => {
  server.on('/prod/task/partDeduce', getEnvelope('00', { payLogId: '1', amountDue: 10, status: 'C10' }));
  server.on('/prod/sms/manual/send', getEnvelope('00', { smsId: '1', state: 'sent', residue: 2 }));
  server.on('/prod/sms/retry', getEnvelope('00', { smsId: '1', state: 'sent', residue: 2 }));
  expect((await deduct()).error).toBeUndefined();
  expect((await sendSms()).error).toBeUndefined();
  expect((await retrySms()).error).toBeUndefined();
  expect(toldNow()).toEqual([{ id: 'notices.deduct' }, { id: 'notices.operationSuccessful' }, { id: 'notices.send' }]);
  closeAll();
}, 10_000);

test('SE-07 a refused message says that sending failed; a refusal without words is a system error', async () => {
  server.on('/prod/sms/manual/send', getEnvelope('32', null, 'This case has had its messages for today'));
  server.on('/prod/task/listing', getEnvelope('99'));
  await sendSms();
  await ask(1);
  expect(toldNow()).toEqual([
    { id: 'notices.sendFailed', text: 'This case has had its messages for today' },
    { id: 'notices.systemError' },
  ]);
  closeAll();
}, 10_000);

test('SE-04 without a server, background requests cause one notice per outage, and each click causes one', async () => {
  server.on('/prod/task/listing', (reply) => noServer(reply));
  server.on('/prod/task/draft/1', (reply) => noServer(reply));
  server.on('/prod/task/reveal/1', (reply) => noServer(reply));
  await ask(2);
  expect(toldNow()).toEqual([{ id: 'errors.noServer' }]);
  expect(shown()[0]?.forMs).toBe(NETWORK_ERROR_NOTICE_MS);
  expect(connection()).toEqual({ isDown: true, isTold: true });
  closeAll();
  await ask(3);
  await saveDraft();
  expect(toldNow()).toEqual([]);
  await reveal();
  expect(toldNow()).toEqual([{ id: 'errors.noServer' }]);
  closeAll();
}, 40_000);

test('SE-04 without a database, background requests show the server’s message once per outage, and each click shows it', async () => {
  server.on('/prod/task/reveal/1', getEnvelope('20', null, 'gone'));
  await reveal();
  closeAll();
  const { code } = RESULT_CODES.databaseAway;
  const message = formatResultMessage('databaseAway', 'en');
  server.on('/prod/task/listing', getEnvelope(code, null, message));
  server.on('/prod/task/partDeduce', getEnvelope(code, null, message));
  await ask(6);
  expect(toldNow()).toEqual([{ text: message }]);
  expect(connection()).toEqual({ isDown: true, isTold: true });
  closeAll();
  await ask(7);
  expect(toldNow()).toEqual([]);
  await deduct();
  expect(toldNow()).toEqual([{ id: 'notices.deductFailed', text: message }]);
  closeAll();
}, 40_000);

test('SE-04 a change that was sent without a response is never reported as failed', async () => {
  server.on('/prod/task/partDeduce', (reply) => noServer(reply));
  await deduct();
  expect(toldNow()).toEqual([{ id: 'errors.unknown' }]);
  closeAll();
}, 20_000);

test('SE-04 the first response, even a refusal, ends the outage; the next outage is reported again', async () => {
  server.on('/prod/task/reveal/1', getEnvelope('20', null, 'gone'));
  await reveal();
  expect(connection().isDown).toBe(false);
  closeAll();
  server.on('/prod/task/listing', (reply) => noServer(reply));
  await ask(4);
  expect(toldNow()).toEqual([{ id: 'errors.noServer' }]);
  server.on('/prod/task/listing', getEnvelope('00', { result: [], totalCount: 0 }));
  await ask(5);
  expect(connection().isDown).toBe(false);
}, 20_000);
