/** @jest-environment ./config/browserEnvironment.ts */
import { loginApi } from '@/api/endpoints/account/loginApi';
import { menuApi } from '@/api/endpoints/account/menuApi';
import { repayApi } from '@/api/endpoints/cases/repayApi';
import { smsApi } from '@/api/endpoints/cases/smsApi';
import { taskApi } from '@/api/endpoints/cases/taskApi';
import { taskMaterialApi } from '@/api/endpoints/cases/taskMaterialApi';
import { taskWorkApi } from '@/api/endpoints/cases/taskWorkApi';
import { institutionAndQueueApi } from '@/api/endpoints/management/institutionAndQueueApi';
import { manageUserApi } from '@/api/endpoints/management/manageUserApi';
import { loginVault } from '@/browser/session/vault';
import { AGENT, signedInForEach } from '../support/api/apiRig';
import { getEnvelope } from '../support/api/foreignServer';

const rig = signedInForEach({ client: 'older' });
const KEY = { idempotencyKey: 'key-0123456789' };
const ONCE = { subscribe: false };
const made = () => rig.server.seen.map(({ method, url }) => `${method} ${url}`);

test('AP-01 the older client lists cases, opens one, and reads its contacts, calls, plan and deductions', async () => {
  const { dispatch } = rig.app.store;
  await dispatch(taskApi.endpoints.taskListing.initiate({ page: 2, borrowerName: 'Ana' }, ONCE));
  await dispatch(taskApi.endpoints.taskLoanItemInfo.initiate({ id: 'L1', taskId: '9' }, ONCE));
  await dispatch(taskApi.endpoints.taskUserContacts.initiate({ id: '9' }, ONCE));
  await dispatch(taskMaterialApi.endpoints.taskMaterialUserCallRecord.initiate({ id: '9' }, ONCE));
  await dispatch(repayApi.endpoints.repayDetails.initiate({ taskId: '9', page: 1 }, ONCE));
  await dispatch(repayApi.endpoints.repayPayLogs.initiate({ taskId: '9', sort: 'amount', order: 'asc' }, ONCE));
  expect(made()).toEqual([
    'GET /api/task/listing?borrowerName=Ana&page=2',
    'GET /api/task/loanItemInfo/L1?taskId=9',
    'GET /api/task/userContacts/9',
    'GET /api/task/userCalls/9',
    'GET /api/repay/details?taskId=9&page=1',
    'GET /api/repay/payLogs?taskId=9&sort=amount&order=asc',
  ]);
  expect(rig.server.seen[0]?.headers['x-auth-token']).toBeUndefined();
});

test('AP-01 CD-13 a change of the older client has its idempotency key, the case in the path and the rest in the body', async () => {
  const { dispatch } = rig.app.store;
  rig.server.on('/api/task/record/9', getEnvelope('00', { logId: 1, status: 'C20' }));
  const record = { callStatus: 'CNCT', callResult: 'PTP', type: '01' } as const;
  const recorded = await dispatch(taskApi.endpoints.taskRecord.initiate({ taskId: '9', ...record, ...KEY }));
  expect(recorded.data).toEqual({ logId: '1', status: 'C20' });
  await dispatch(taskWorkApi.endpoints.taskWorkPartDeduce.initiate({ taskId: '9', amount: 1.5, ...KEY }));
  await dispatch(smsApi.endpoints.smsManualSend.initiate({ taskId: '9', contactId: '4', content: 'Hola', ...KEY }));
  expect(made()).toEqual(['POST /api/task/record/9', 'POST /api/repay/deduct/9', 'POST /api/sms/send']);
  expect(rig.server.seen.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    record,
    { amount: 1.5 },
    { taskId: '9', contactId: '4', content: 'Hola' },
  ]);
  for (const { headers } of rig.server.seen) expect(headers['idempotency-key']).toBe(KEY.idempotencyKey);
});

const log = (id: string, callResult: string, contactName: string | null) => ({
  id,
  callResult,
  type: '01',
  contactRelation: null,
  contactName,
  contactPhone: null,
  remarks: null,
  creator: 'Ana',
  time: `2026-03-0${id}T10:00:00Z`,
});

test.each([
  [{}, ['3', '2', '1']],
  [{ sort: 'time', order: 'asc' }, ['1', '2', '3']],
  [{ sort: 'result', order: 'asc' }, ['3', '1', '2']],
  [{ sort: 'contact', order: 'asc' }, ['1', '3', '2']],
  [{ sort: 'contact', order: 'desc' }, ['3', '1', '2']],
] as const)('AP-01 CD-05 the collection log of the older client is sorted in the app: %j', async (order, ids) => {
  rig.server.on(
    '/api/task/collectionLogs/9',
    getEnvelope('00', [log('3', 'MEMO', 'zoe'), log('2', 'RETRY', null), log('1', 'PTP', 'Ana')]),
  );
  const { data } = await rig.app.store.dispatch(
    taskApi.endpoints.taskCollectionLogs.initiate({ id: '9', ...order }, { ...ONCE, forceRefetch: true }),
  );
  expect(data?.map(({ id }) => id)).toEqual(ids);
});

test('AP-01 the older client reads queues and users; the rest of the paths stays', async () => {
  const { dispatch } = rig.app.store;
  await dispatch(institutionAndQueueApi.endpoints.institutionAndQueueList.initiate({ page: 1 }, ONCE));
  await dispatch(institutionAndQueueApi.endpoints.institutionAndQueueInfo.initiate({ id: '3' }, ONCE));
  await dispatch(manageUserApi.endpoints.manageUserList.initiate({ role: 'member' }, ONCE));
  await dispatch(manageUserApi.endpoints.manageUserInfo.initiate({ id: '7' }, ONCE));
  await dispatch(menuApi.endpoints.menuAsideMenu.initiate({ userId: '7' }, ONCE));
  await dispatch(manageUserApi.endpoints.manageUserCounts.initiate(undefined, ONCE));
  await dispatch(repayApi.endpoints.repayDetails.initiate({ taskId: '9', role: '6' }, ONCE));
  expect(made()).toEqual([
    'GET /api/management/queue/list?page=1',
    'GET /api/management/queue/info?queueId=3',
    'GET /api/management/user/list?role=member',
    'GET /api/management/user/info/7',
    'GET /api/menu',
    'GET /prod/manage/user/counts',
    'GET /prod/repay/details?taskId=9&role=6',
  ]);
});

test('AP-01 RT-09 a new tab of the older client has its user from currentUser and its token from the cookie', async () => {
  rig.server.on('/api/currentUser', getEnvelope('00', AGENT));
  await rig.app.store.dispatch(loginApi.endpoints.loginCurrentUser.initiate());
  expect(made()).toEqual(['GET /api/currentUser']);
  expect(loginVault.peek('ticket')).toMatchObject({ token: 'token-of-the-tab', user: { id: AGENT.id } });
});

const USER_FIELDS = {
  username: 'nora.diaz',
  name: 'Nora Díaz',
  email: 'nora@example.test',
  role: 'member' as const,
  groupId: null,
  queueId: null,
  products: [],
  loanTypes: [],
  autoReloan: false,
  sendBlu: false,
  sendIvr: false,
  sendLunar: false,
  sendSms: true,
  sendWaba: false,
  affiliatedSystem: null,
  ranked: true,
  createsPtp: true,
  longAging: false,
  res: false,
  dailyTarget: 0,
};

test('AP-01 a user that is saved but cannot be read again is reported as unknown, not as refused', async () => {
  rig.server.on('/api/management/user/info/7', getEnvelope('00', null));
  const saved = await rig.app.store.dispatch(
    manageUserApi.endpoints.manageUserCreateOrUpdate.initiate({ id: '7', ...USER_FIELDS }),
  );
  expect(made()).toEqual(['POST /api/management/user/info/7', 'GET /api/management/user/info/7']);
  expect(saved.error).toMatchObject({ kind: 'unknown' });
});
