import { and, eq, sql } from 'drizzle-orm';
import type { QueueRow } from '@/contract/entities/management/queue';
import { task } from '../../../server/database/tables/caseTables';
import { repaymentCode } from '../../../server/database/tables/moneyTables';
import { queue } from '../../../server/database/tables/organizationTables';
import { get, send, setCase } from '../../support/cases/cases';
import type { SignedIn } from '../../support/server/people';
import { call } from '../../support/server/signingIn';
import { openQueueRig, type QueueRig } from '../../support/queues/queueRig';
import { csvLines } from '../../support/values/csvLines';

let now = new Date('2026-03-11T00:30:00Z');

let rig: QueueRig;
/** Signed in at the time that it is. */
let admin: SignedIn;
beforeAll(async () => {
  rig = await openQueueRig(() => now);
  admin = rig.admin;
});
afterAll(() => rig.server.close());

interface Page {
  readonly result: QueueRow[];
  readonly totalCount: number;
  readonly unassignedCount: number;
  readonly withoutQueue: { readonly caseCount: number; readonly unassignedCount: number };
}

const list = async (who = admin, input: Record<string, string> = {}) =>
  (await get<Page>(rig.server, who, { path: '/prod/institutionAndQueue/list', input: { size: '100', ...input } })).data;
const info = (id: number | string, who = admin) =>
  get<QueueRow>(rig.server, who, { path: `/prod/institutionAndQueue/info/${id}` });
const post = <Data>(path: string, body: object, who = admin) =>
  send<Data>(rig.server, who, { path: `/prod/institutionAndQueue/${path}`, body });

const fields = (more: object = {}) => ({
  code: 'NEW',
  name: 'New queue',
  type: 'manual',
  plannedCaseCount: 10,
  extensionPercent: 50,
  priority: 100,
  rule: null,
  ...more,
});

test('QU-01 a queue is added, changed, disabled and enabled; every step is in its history', async () => {
  const { data, code } = await post<{ id: string }>('add', fields({ code: 'HIST' }));
  expect(code).toBe('00');
  const before = (await info(data.id)).data;
  expect(before).toMatchObject({
    code: 'HIST',
    type: 'manual',
    enabled: true,
    plannedCaseCount: 10,
    extensionPercent: 50,
    caseCount: 0,
  });
  const change = { id: data.id, updatedTime: before.updatedTime, ...fields({ code: 'HIST', name: 'Another name' }) };
  expect((await post('update', change)).code).toBe('00');
  expect((await post('update', change)).code).toBe('22');
  await post('enable', { id: data.id, enabled: false });
  await post('enable', { id: data.id, enabled: false });
  await post('enable', { id: data.id, enabled: true });
  expect((await info(data.id)).data).toMatchObject({ name: 'Another name', enabled: true });
  const history = await get<{ result: { event: string }[] }>(rig.server, rig.auditor, {
    path: `/prod/institutionAndQueue/history/${data.id}`,
  });
  expect(history.data.result.map(({ event }) => event)).toEqual(['enabled', 'disabled', 'edited', 'added']);
});

test.each([
  ['a code that is taken', { code: 'MAIN' }, '49'],
  ['an extension percentage above 100', { extensionPercent: 101 }, '10'],
  ['a rule whose end is before its beginning', { type: 'automatic', rule: { minDays: 5, maxDays: 4 } }, '10'],
  ['a rule with something unknown in it', { type: 'automatic', rule: { age: 3 } }, '10'],
  ['a code with blanks', { code: 'A B' }, '10'],
])('QU-01 refused: %s', async (_, more, code) => {
  expect((await post('add', fields(more))).code).toBe(code);
});

test('QU-01 a queue is deleted only when it never had a case and nobody works it', async () => {
  const { data } = await post<{ id: string }>('add', fields({ code: 'GONE' }));
  const remove = (id: string) =>
    call(rig.server, { method: 'DELETE', url: `/prod/institutionAndQueue/delete?id=${id}`, headers: admin.headers });
  expect((await remove(String(rig.queueId))).code).toBe('48');
  expect((await remove(data.id)).code).toBe('00');
  expect((await info(data.id)).code).toBe('20');
});

test('QU-01 RO-01 leaders read the queues of their group and change none, others of the institution none, another institution finds nothing', async () => {
  const unseen = await rig.makeQueue();
  expect((await info(unseen, rig.leader)).code).toBe('20');
  expect((await info(rig.queueId, rig.leader)).code).toBe('00');
  expect((await list(rig.leader)).result.map(({ code }) => code)).toEqual(['MAIN']);
  expect((await post('add', fields(), rig.leader)).code).toBe('21');
  expect((await post('enable', { id: String(rig.queueId), enabled: false }, rig.auditor)).code).toBe('21');
  expect((await info(rig.queueId, rig.agent)).code).toBe('21');
  const absent = await info(987_654_321, rig.foreign);
  const foreign = await info(rig.queueId, rig.foreign);
  expect([foreign.code, foreign.message]).toEqual([absent.code, absent.message]);
  expect((await post('enable', { id: String(rig.queueId), enabled: false }, rig.foreign)).code).toBe('20');
});

test('QU-01 the counts equal a recount, also of what a leader sees', async () => {
  const cases = await rig.cases(12, { due_amount: '10.5', contract_amount: '10' });
  const { database } = rig.server;
  await setCase(database, cases[0]?.id ?? 0, { agentId: rig.agent.userId, groupId: rig.groupId });
  await setCase(database, cases[1]?.id ?? 0, { agentId: rig.otherAgent.userId, groupId: rig.otherGroupId });
  await setCase(database, cases[2]?.id ?? 0, { status: 'C31', nextActionAt: null });
  const recount = async (scope: string) => {
    const { rows } = await database.execute<Record<'cases' | 'unassigned' | 'amount', string>>(
      sql.raw(`select count(*) as cases, count(*) filter (where agent_id is null) as unassigned, coalesce(sum(amount), 0) as amount
        from task where queue_id = ${rig.queueId} and status in ('C00','C01','C10','C20') and ${scope}`),
    );
    const [row] = rows;
    return {
      caseCount: Number(row?.cases),
      unassignedCount: Number(row?.unassigned),
      amount: Number(row?.amount) / 100,
    };
  };
  expect((await info(rig.queueId)).data).toMatchObject(await recount('true'));
  const ofLeader = (await info(rig.queueId, rig.leader)).data;
  expect(ofLeader).toMatchObject(await recount(`(agent_id is null or group_id = ${rig.groupId})`));
  expect(ofLeader.userCount).toBe(2);
  const page = await list();
  const sum = page.result.reduce((total, each) => total + each.unassignedCount, 0) + page.withoutQueue.unassignedCount;
  expect(page.unassignedCount).toBe(sum);
});

test('QU-01 a leader sees cases next to the group’s share of the plan, an administrator next to the whole, also in order and file', async () => {
  // Two of the three who work it are of the group.
  expect((await info(rig.queueId)).data).toMatchObject({ userCount: 3, plannedCaseCount: 100, plannedForSeen: 100 });
  expect((await info(rig.queueId, rig.leader)).data).toMatchObject({ userCount: 2, plannedForSeen: 67 });
  expect((await info(rig.queueId, rig.otherLeader)).data).toMatchObject({ userCount: 1, plannedForSeen: 33 });
  const file = await rig.server.app.inject({
    url: '/prod/institutionAndQueue/export?sort=load&order=desc',
    headers: rig.leader.headers,
  });
  const [head = '', row = ''] = csvLines(file.body);
  expect(row.split(',')[head.split(',').indexOf('Planned cases')]).toBe('67');
});

test('QU-01 at most the configured part of a queue is extended in a month, also with simultaneous requests', async () => {
  await rig.server.database.update(queue).set({ enabled: false }).where(eq(queue.type, 'automatic'));
  const id = await rig.makeQueue({ code: 'EXT', extensionPercent: 20 });
  const cases = await rig.cases(10, { queue_code: 'EXT' });
  expect((await info(id)).data).toMatchObject({ extensionsUsed: 0, extensionsAllowed: 2 });
  const extend = (taskId: number) =>
    send(rig.server, admin, {
      path: '/prod/task/manualDelay',
      body: { taskId: String(taskId), days: 7, remark: 'paid the fee' },
    });
  const answers = await Promise.all(cases.slice(0, 6).map((each) => extend(each.id)));
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['00', '00', '47', '47', '47', '47']);
  expect(answers.find(({ code }) => code === '47')?.message).toContain('2 of 2');
  expect((await info(id)).data).toMatchObject({ caseCount: 8, extensionsUsed: 2, extensionsAllowed: 2 });
  // A returned case keeps its count; otherwise a short extension could be granted repeatedly.
  const { database } = rig.server;
  const back = { status: 'C10', settledAt: null, nextActionAt: now } as const;
  await database
    .update(task)
    .set(back)
    .where(and(eq(task.queueId, id), eq(task.status, 'C32')));
  expect((await info(id)).data).toMatchObject({ caseCount: 10, extensionsUsed: 2 });
  expect((await extend(cases[8]?.id ?? 0)).code).toBe('47');
  now = new Date('2026-04-02T18:00:00Z');
  admin = await rig.person('admin');
  expect((await extend(cases[9]?.id ?? 0)).code).toBe('00');
});

test('QU-01 MI-07 an extension that is offered for money counts as one of the part, as long as it can be paid for', async () => {
  const id = await rig.makeQueue({ code: 'SOLD', extensionPercent: 20 });
  const cases = await rig.cases(10, { queue_code: 'SOLD' });
  const offer = (at: number, more: object = {}) =>
    send<{ id: string }>(rig.server, admin, {
      path: '/prod/repay/repaymentCode/update/new',
      body: { taskId: String(cases[at]?.id), codeType: '2', days: 7, payChannel: 'BANK', amount: 10, ...more },
    });
  const [first, second] = [await offer(0), await offer(1)];
  expect([first.code, second.code]).toEqual(['00', '00']);
  const third = await offer(2);
  expect(third).toMatchObject({ code: '47', message: expect.stringContaining('2 of 2') });
  expect(await offer(2, { codeType: '1', days: null })).toMatchObject({ code: '00' });
  const body = { taskId: String(cases[2]?.id), days: 7, remark: 'asked for it' };
  expect(await send(rig.server, admin, { path: '/prod/task/manualDelay', body })).toMatchObject({ code: '47' });
  // Its own place is not counted twice.
  expect(await offer(0, { amount: 20, replaces: first.data.id })).toMatchObject({ code: '00' });
  const { database } = rig.server;
  const over = { endedAt: now, endedHow: 'expired' } as const;
  await database
    .update(repaymentCode)
    .set(over)
    .where(eq(repaymentCode.id, Number(second.data.id)));
  expect(await offer(2)).toMatchObject({ code: '00' });
  expect((await info(id)).data).toMatchObject({ extensionsUsed: 0, extensionsAllowed: 2 });
});
