import type { Contact } from '@/contract/entities/cases/contact';
import { makeUserCall } from '../../support/borrower/material';
import { everything, get, makeCase, readCase, send, type StoredTask } from '../../support/cases/cases';
import { openQueueRig, type QueueRig } from '../../support/queues/queueRig';

const now = new Date('2026-03-11T00:30:00Z');

let rig: QueueRig;
let held: StoredTask;

const makeHeld = () =>
  makeCase(rig.server.database, {
    institutionId: rig.institutionId,
    agentId: rig.agent.userId,
    now,
    cells: {
      contact1_relation: 'R03',
      contact1_name: 'María',
      contact1_phone: '5511112222',
      contact1_emergency: 'true',
    },
  });

beforeAll(async () => {
  rig = await openQueueRig(() => now);
  held = await makeHeld();
  await makeCase(rig.server.database, { institutionId: rig.institutionId, agentId: rig.otherAgent.userId, now });
  // The agent's first read of a case opens it and changes its version.
  await read('agent', `/prod/task/loanItemInfo/${held.loanNo}?taskId=${held.id}`);
});
afterAll(() => rig.server.close());

type Person = 'agent' | 'agent2' | 'leader' | 'otherLeader' | 'admin' | 'auditor' | 'foreign';
const read = <Data>(who: Person, path: string) => get<Data>(rig.server, rig[who], { path });

/** Reads a case by both clients as everybody who may see it, and by the older client as everybody who may not. */
async function expectSameAsMain(older: string, main: string): Promise<unknown> {
  for (const who of ['agent', 'leader', 'admin', 'auditor'] as const) {
    const reply = await read(who, older);
    expect(reply.code).toBe('00');
    expect(reply.data).toEqual((await read(who, main)).data);
  }
  for (const who of ['agent2', 'otherLeader', 'foreign'] as const) expect((await read(who, older)).code).toBe('20');
  return (await read('agent', older)).data;
}

test('AP-01 RO-01 /api/task/listing returns the cases that the caller sees', async () => {
  for (const who of ['agent', 'agent2', 'leader', 'otherLeader', 'admin', 'foreign'] as const) {
    expect((await read(who, '/api/task/listing')).data).toEqual((await read(who, '/prod/task/listing')).data);
  }
  const { data } = await read<{ result: { id: string }[] }>('agent', '/api/task/listing?page=1&size=15');
  expect(data.result.map(({ id }) => id)).toEqual([String(held.id)]);
  expect((await read('agent2', '/api/task/listing')).data).toMatchObject({ result: [], totalCount: 0 });
});

test('AP-01 RO-01 /api/task/info/{id} returns a row of the list', async () => {
  const { data } = await read<{ result: { id: string }[] }>('admin', '/api/task/listing');
  const row = data.result.find(({ id }) => id === String(held.id));
  for (const who of ['agent', 'leader', 'admin', 'auditor'] as const) {
    const info = await read<{ id: string }>(who, `/api/task/info/${held.id}`);
    expect(info.data.id).toBe(String(held.id));
    expect(row).toMatchObject(info.data);
  }
  for (const who of ['agent2', 'otherLeader', 'foreign'] as const) {
    expect((await read(who, `/api/task/info/${held.id}`)).code).toBe('20');
  }
});

test('AP-01 RO-01 CD-01 /api/task/loanItemInfo/{loanId} returns the case and its loan', async () => {
  const named = `${held.loanNo}?taskId=${held.id}`;
  const loan = await expectSameAsMain(`/api/task/loanItemInfo/${named}`, `/prod/task/loanItemInfo/${named}`);
  expect(loan).toMatchObject({ loanOrder: held.loanNo });
  expect((await read('agent', `/api/task/loanItemInfo/other?taskId=${held.id}`)).code).toBe('20');
});

test('AP-01 RO-01 CD-07 /api/task/userContacts/{id} and /api/task/contacts/{id} return all and the emergency contacts', async () => {
  const all = (await expectSameAsMain(
    `/api/task/userContacts/${held.id}`,
    `/prod/task/userContacts/${held.id}`,
  )) as Contact[];
  expect(all.map(({ relation, emergency }) => [relation, emergency])).toEqual([
    ['R01', false],
    ['R03', true],
  ]);
  for (const who of ['agent', 'leader', 'admin', 'auditor'] as const) {
    expect((await read(who, `/api/task/contacts/${held.id}`)).data).toEqual(all.slice(1));
  }
  for (const who of ['agent2', 'otherLeader', 'foreign'] as const) {
    expect((await read(who, `/api/task/contacts/${held.id}`)).code).toBe('20');
  }
});

test('AP-01 RO-01 CD-09 /api/task/userCalls/{id} returns the call list', async () => {
  const ids = [
    await makeUserCall(rig.server.database, held, { phone: '5599990000', at: new Date('2026-03-01T10:00:00Z') }),
    await makeUserCall(rig.server.database, held, { phone: '5599990000', at: new Date('2026-03-02T10:00:00Z') }),
  ];
  const calls = await expectSameAsMain(`/api/task/userCalls/${held.id}`, `/prod/task/userCallRecord/${held.id}`);
  expect(calls).toMatchObject(ids.toReversed().map((id) => ({ id, phone: '******0000' })));
});

const MEMO = { callStatus: 'OTHER', callResult: 'MEMO', type: '01', remarks: 'first' } as const;
const record = (who: Person, body: object, { of = held, key = '' } = {}) =>
  send<{ logId: string }>(rig.server, rig[who], {
    path: `/api/task/record/${of.id}`,
    body,
    ...(key !== '' && { key }),
  });

test('AP-01 RO-01 CD-05 /api/task/collectionLogs/{id} returns the collection log, newest first', async () => {
  await record('agent', MEMO);
  await record('leader', { ...MEMO, remarks: 'second' });
  const logs = await expectSameAsMain(`/api/task/collectionLogs/${held.id}`, `/prod/task/collectionLogs/${held.id}`);
  expect(logs).toMatchObject([{ remarks: 'second' }, { remarks: 'first' }]);
});

const PROMISE = { callStatus: 'CNCT', callResult: 'PTP', type: '01' } as const;

test('AP-01 CD-05 CD-13 /api/task/record/{id} records a result and changes the case, once per idempotency key', async () => {
  const of = await makeHeld();
  const key = 'older-record-key-1';
  const replies = await Promise.all(Array.from({ length: 3 }, () => record('agent', PROMISE, { of, key })));
  const again = await record('agent', PROMISE, { of, key });
  expect(again).toMatchObject({ code: '00', data: { status: 'C20' } });
  expect(new Set([...replies, again].filter(({ code }) => code === '00').map(({ data }) => data.logId)).size).toBe(1);
  const { logs } = await everything(rig.server.database);
  expect(logs.filter(({ taskId }) => taskId === of.id)).toMatchObject([
    { callResult: 'PTP', callStatus: 'CNCT', agentId: rig.agent.userId },
  ]);
  expect(await readCase(rig.server.database, of.loanNo)).toMatchObject({ status: 'C20', lastCallResult: 'PTP' });
});

test('AP-01 RO-01 CD-05 /api/task/record/{id} of another agent, group, institution or an auditor changes nothing', async () => {
  const before = await everything(rig.server.database);
  for (const who of ['agent2', 'otherLeader', 'foreign'] as const) {
    expect((await record(who, PROMISE)).code).toBe('20');
  }
  expect((await record('auditor', PROMISE)).code).toBe('21');
  expect((await record('agent', { ...PROMISE, callStatus: 'NOA' })).code).toBe('10');
  expect(await everything(rig.server.database)).toEqual(before);
});

const may = (who: Person, id: string) => read(who, `/prod/task/allowView/${id}`);

test('SE-03 RO-01 /prod/task/allowView/{id} answers whether the caller may open the case', async () => {
  for (const who of ['agent', 'leader', 'admin', 'auditor'] as const) {
    expect(await may(who, String(held.id))).toMatchObject({ code: '00', data: true });
  }
  for (const who of ['agent2', 'otherLeader', 'foreign'] as const) {
    expect(await may(who, String(held.id))).toMatchObject({ code: '00', data: false });
  }
  for (const id of ['987654321', 'x']) expect(await may('agent', id)).toMatchObject({ code: '00', data: false });
});
