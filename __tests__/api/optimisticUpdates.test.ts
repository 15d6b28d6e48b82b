/** @jest-environment ./config/browserEnvironment.ts */
import { taskViewApi } from '@/api/endpoints/cases/taskViewApi';
import { institutionAndQueueApi } from '@/api/endpoints/management/institutionAndQueueApi';
import { manageUserApi } from '@/api/endpoints/management/manageUserApi';
import { institutionAndQueueCalls } from '@/contract/calls/management/institutionAndQueueCalls';
import { manageUserCalls } from '@/contract/calls/users/manageUserCalls';

import { signedInForEach } from '../support/api/apiRig';
import { getEnvelope } from '../support/api/foreignServer';
import { sampleAnswer } from '../support/contractServer';
import { until } from '../support/login/loginRig';

const rig = signedInForEach();

const getState = () => rig.app.store.getState();
const { endpoints: view } = taskViewApi;
const { endpoints: user } = manageUserApi;
const { endpoints: queue } = institutionAndQueueApi;

const COLUMNS = { list: 'users' } as const;
const USER = { ...sampleAnswer(manageUserCalls.info), id: '42', status: 'enabled' };
const OTHER = { ...USER, id: '43' };
const QUEUE = { ...sampleAnswer(institutionAndQueueCalls.info), id: '5', enabled: true };
const VIEWS = ['1', '2', '3'].map((id) => ({ id, list: 'users', name: id, query: '' }));

const getColumns = () => view.taskViewSpecialColumn.select(COLUMNS)(getState()).data;
const getViews = () =>
  view.taskViewSavedFilters
    .select()(getState())
    .data?.map(({ id }) => id);
const getUsers = () => [
  user.manageUserInfo.select({ id: '42' })(getState()).data?.status,
  ...[1, 2].flatMap((page) =>
    user.manageUserList
      .select({ page })(getState())
      .data?.result.map(({ status }) => status),
  ),
];
const getQueues = () => [
  queue.institutionAndQueueInfo.select({ id: '5' })(getState()).data?.enabled,
  queue.institutionAndQueueList
    .select({ page: 1 })(getState())
    .data?.result.map(({ enabled }) => enabled),
];

/** Opens the queries that the changes update. Their responses are the old values. */
async function openQueries(): Promise<void> {
  const { dispatch } = rig.app.store;
  answerReads();
  await Promise.all([
    dispatch(view.taskViewSpecialColumn.initiate(COLUMNS)),
    dispatch(view.taskViewSavedFilters.initiate()),
    dispatch(user.manageUserInfo.initiate({ id: '42' })),
    dispatch(user.manageUserList.initiate({ page: 1 })),
    dispatch(user.manageUserList.initiate({ page: 2 })),
    dispatch(queue.institutionAndQueueInfo.initiate({ id: '5' })),
    dispatch(queue.institutionAndQueueList.initiate({ page: 1 })),
  ]);
}

type Reply = 'success' | 'refusal' | 'loss';
type Held = (reply: Reply) => void;
let held: Held[] = [];

/** Answers reads, and holds changes until the test decides on the reply. */
function answer(path: string, data: unknown): void {
  rig.server.on(path, (reply, seen) => {
    if (seen.method === 'GET') return getEnvelope('00', data)(reply, seen);
    held.push((end) => {
      if (end === 'loss') reply.destroy();
      else getEnvelope(end === 'success' ? '00' : '21')(reply, seen);
    });
  });
}

function answerReads(views = VIEWS): void {
  held = [];
  const users = { ...sampleAnswer(manageUserCalls.list), result: [OTHER, USER], totalCount: 2 };
  const queues = { ...sampleAnswer(institutionAndQueueCalls.list), result: [QUEUE], totalCount: 1 };
  answer('/prod/task/specialColumn', ['name', 'role']);
  answer('/prod/task/savedFilters', views);
  answer('/prod/manage/user/info/42', USER);
  answer('/prod/manage/user/list', users);
  answer('/prod/manage/user/status', null);
  answer('/prod/institutionAndQueue/info/5', QUEUE);
  answer('/prod/institutionAndQueue/list', queues);
  answer('/prod/institutionAndQueue/enable', null);
}

const arrived = (count: number): Promise<void> =>
  until(
    () => held.length === count,
    () => `${count} changes, ${held.length} arrived`,
  );

const choose = (columns: string[] | null) =>
  rig.app.store.dispatch(view.taskViewSaveSpecialColumn.initiate({ ...COLUMNS, columns }));
const remove = (id: string) => rig.app.store.dispatch(view.taskViewDeleteFilter.initiate({ id }));

const CHANGES = {
  'the columns of a list': {
    send: () => choose(['queue']),
    shown: getColumns,
    old: ['name', 'role'],
    updated: ['queue'],
  },
  'the default columns of a list': {
    send: () => choose(null),
    shown: getColumns,
    old: ['name', 'role'],
    updated: null,
  },
  'a deleted view': { send: () => remove('2'), shown: getViews, old: ['1', '2', '3'], updated: ['1', '3'] },
  'the status of a user': {
    send: () => rig.app.store.dispatch(user.manageUserStatus.initiate({ id: '42', status: 'disabled' })),
    shown: getUsers,
    old: ['enabled', 'enabled', 'enabled', 'enabled', 'enabled'],
    updated: ['disabled', 'enabled', 'disabled', 'enabled', 'disabled'],
  },
  'the status of a queue': {
    send: () => rig.app.store.dispatch(queue.institutionAndQueueEnable.initiate({ id: '5', enabled: false })),
    shown: getQueues,
    old: [true, [true]],
    updated: [false, [false]],
  },
} as const;

describe.each(Object.entries(CHANGES))('%s', (_, { send, shown, old, updated }) => {
  test.each(['refusal', 'loss'] as const)(
    'US-01 QU-01 CL-01 is shown before the reply, and the old value and the error after a %s',
    async (reply) => {
      await openQueries();
      expect(shown()).toEqual(old);
      const sent = send();
      expect(shown()).toEqual(updated);
      await arrived(1);
      expect(shown()).toEqual(updated);
      held[0]?.(reply);
      await sent;
      expect(shown()).toEqual(old);
      expect(getState().notices.shown).toHaveLength(1);
    },
  );
});

const ORDERS = [
  [0, 1],
  [1, 0],
] as const;

test.each(ORDERS)(
  'CL-01 FE-02 two choices of columns fail, number %i first: the first value returns',
  async (...order) => {
    await openQueries();
    const sent = [choose(['queue']), choose(['phone'])];
    await arrived(2);
    expect(getColumns()).toEqual(['phone']);
    for (const at of order) {
      held[at]?.('refusal');
      await sent[at];
    }
    expect(getColumns()).toEqual(['name', 'role']);
  },
);

test('CL-01 FE-02 a choice of columns fails while a later one is pending: the later one stays and is confirmed', async () => {
  await openQueries();
  const sent = [choose(['queue']), choose(['phone'])];
  await arrived(2);
  held[0]?.('loss');
  await sent[0];
  expect(getColumns()).toEqual(['phone']);
  answer('/prod/task/specialColumn', ['phone']);
  held[1]?.('success');
  await sent[1];
  expect(getColumns()).toEqual(['phone']);
});

test('CL-01 FE-02 two views are deleted, the first is refused: only the first returns', async () => {
  await openQueries();
  const sent = [remove('1'), remove('3')];
  await arrived(2);
  held[0]?.('refusal');
  await sent[0];
  expect(getViews()).toEqual(['1', '2']);
  held[1]?.('refusal');
  await sent[1];
  expect(getViews()).toEqual(['1', '2', '3']);
});

test('CL-01 AP-08 a refused deletion adds nothing to a list that the server sent meanwhile', async () => {
  await openQueries();
  const sent = remove('1');
  await arrived(1);
  const [refuse] = held;
  answerReads(VIEWS.toReversed());
  await rig.app.store.dispatch(view.taskViewSavedFilters.initiate(undefined, { forceRefetch: true }));
  refuse?.('refusal');
  await sent;
  expect(getViews()).toEqual(['3', '2', '1']);
});
