import { send, type StoredTask } from '../../support/cases/cases';
import { type ComplaintRig, COMPLAINT_START, getId, openComplaintRig } from '../../support/complaints/complaintRig';

let rig: ComplaintRig;
let caseRow: StoredTask;

beforeAll(async () => {
  rig = await openComplaintRig();
  caseRow = await rig.fresh();
});
afterAll(() => rig.close());

const getCode = async (reply: Promise<{ code: string }>): Promise<string> => (await reply).code;

test('CM-01 allocation goes to somebody who handles complaints in one’s own scope, who is not the one complained about', async () => {
  const { act, leader } = rig;
  const id = await rig.broughtTo('pending');
  for (const name of ['otherMate', 'auditor', 'foreign'] as const) {
    expect(await getCode(act(leader, 'allocation', { id, userId: getId(rig[name]) }))).toBe('20');
  }
  expect(await getCode(act(leader, 'allocation', { id, userId: getId(rig.agent) }))).toBe('62');
  expect(await getCode(act(rig.admin, 'allocation', { id, userId: getId(rig.otherMate) }))).toBe('00');
  expect((await rig.detail(id, rig.otherLeader)).handlerId).toBe(getId(rig.otherMate));
  expect(await getCode(act(rig.admin, 'allocation', { id, userId: getId(rig.mate) }))).toBe('00');
  const names = async (who: 'leader' | 'admin') =>
    (await rig.read<{ id: string }[]>(rig[who], 'handlers')).data.map((each) => each.id).toSorted();
  expect(await names('leader')).toEqual([getId(rig.agent), getId(rig.mate), getId(rig.leader)].toSorted());
  expect(await names('admin')).not.toContain(getId(rig.auditor));
});

test('CM-01 4.7 a batch is allocated as a whole or not at all; one is the least', async () => {
  const { act, leader } = rig;
  const [first, second] = [await rig.complain(caseRow), await rig.complain(caseRow)];
  const done = await rig.broughtTo('pendingClosure');
  const elsewhere = await rig.complain(await rig.fresh({ agent_username: '' }), {}, rig.admin);
  const batch = (ids: string[]) => act<{ count: number }>(leader, 'batchAllocation', { ids, userId: getId(rig.mate) });
  expect(await getCode(batch([first, done]))).toBe('61');
  expect(await getCode(batch([first, elsewhere]))).toBe('20');
  expect(await getCode(batch([first, '987654321']))).toBe('20');
  expect(await getCode(batch([]))).toBe('10');
  expect((await rig.detail(first)).handlerId).toBeNull();
  expect((await batch([first, second, first])).data).toEqual({ count: 2 });
  expect((await rig.detail(second)).handlerId).toBe(getId(rig.mate));
});

test('CM-01 transfer to operations: with its note, waiting for an administrator to take it up; allocation brings it back', async () => {
  const { act, admin, leader, mate } = rig;
  const id = await rig.broughtTo('processing');
  expect(await act(mate, 'transfer', { id, team: 'payments', note: 'Check the booking' })).toMatchObject({
    data: { state: 'pending' },
  });
  expect(await rig.detail(id)).toMatchObject({ team: 'payments', handlerId: null });
  expect((await rig.history(id))[0]).toMatchObject({
    event: 'transferred',
    about: 'payments',
    note: 'Check the booking',
  });
  expect(await getCode(act(leader, 'processing', { id, step: 'taken' }))).toBe('21');
  expect(await getCode(act(admin, 'processing', { id, step: 'taken' }))).toBe('00');
  expect(await rig.detail(id)).toMatchObject({ state: 'processing', team: 'payments', handlerId: getId(rig.admin) });
  await act(leader, 'allocation', { id, userId: getId(rig.mate) });
  expect(await rig.detail(id)).toMatchObject({ state: 'pending', team: null, handlerId: getId(rig.mate) });
});

test('CM-01 one-click splitting: one work order for each matter and loan, linked, with the history, the cases still held', async () => {
  const { act, mate, server } = rig;
  const first = await rig.fresh({ borrower_no: 'SPLIT', mobile_phone: '+525512340001' });
  const second = await rig.fresh({ borrower_no: 'SPLIT', mobile_phone: '+525512340001' });
  const matters = [
    { taskId: String(first.id), kind: 'harassment' },
    { taskId: String(first.id), kind: 'wrongAmount' },
    { taskId: String(second.id), kind: 'wrongAmount' },
    { taskId: String(second.id), kind: 'wrongAmount' },
  ];
  const id = await rig.complain(first, { matters });
  await act(rig.leader, 'allocation', { id, userId: getId(rig.mate) });
  rig.clock.now = new Date(COMPLAINT_START.getTime() + 600_000);
  const { data } = await act<{ parts: string[] }>(mate, 'splitting', { id });
  expect(data.parts).toHaveLength(3);
  expect(await rig.detail(id)).toMatchObject({ state: 'completed', parts: data.parts });
  const parts = await Promise.all(data.parts.map((part) => rig.detail(part)));
  const whole = await rig.detail(id);
  expect(parts.map(({ kinds, loanIds }) => [kinds, loanIds])).toEqual([
    [['harassment'], [first.loanNo]],
    [['wrongAmount'], [first.loanNo]],
    [['wrongAmount'], [second.loanNo]],
  ]);
  for (const part of parts) {
    expect(part).toMatchObject({ state: 'pending', parentId: id, handlerId: getId(rig.mate), dueTime: whole.dueTime });
  }
  expect((await rig.history(parts[0]?.id ?? '')).map(({ event }) => event).toSorted()).toEqual(
    ['allocated', 'registered', 'split', 'splitOff'].toSorted(),
  );
  expect(await getCode(act(mate, 'splitting', { id }))).toBe('61');
  expect(await getCode(act(mate, 'splitting', { id: parts[0]?.id ?? '' }))).toBe('61');
  const deducted = send(server, rig.agent, {
    path: '/prod/task/partDeduce',
    body: { taskId: String(second.id), amount: 1 },
  });
  expect(await getCode(deducted)).toBe('60');
  rig.clock.now = COMPLAINT_START;
});

test('CM-01 a complaint names cases of one borrower that its registrar sees, and somebody who has worked on them', async () => {
  const { act, agent, mate } = rig;
  const other = await rig.fresh();
  const body = { channel: 'phone', priority: 'normal', summary: 'x' };
  const on = (...cases: StoredTask[]) => ({
    ...body,
    matters: cases.map(({ id }) => ({ taskId: String(id), kind: 'other' })),
  });
  expect(await getCode(act(mate, 'add', on(other)))).toBe('20');
  expect(await getCode(act(agent, 'add', on(other, caseRow)))).toBe('10');
  expect(await getCode(act(agent, 'add', { ...body, matters: [] }))).toBe('10');
  expect(await getCode(act(agent, 'add', { ...on(other), accusedId: getId(rig.mate) }))).toBe('20');
  expect(await getCode(act(agent, 'add', { ...on(other), accusedId: getId(rig.agent) }))).toBe('00');
  expect((await rig.read(agent, `staff/${other.id}`)).data).toEqual([
    { id: getId(rig.agent), name: expect.any(String) },
  ]);
});

test('CM-01 registered once, however often it is sent under one key', async () => {
  const on = await rig.fresh();
  const body = {
    channel: 'app',
    priority: 'high',
    summary: 'Twice',
    matters: [{ taskId: String(on.id), kind: 'other' }],
  };
  const sendIt = () =>
    send<{ id: string }>(rig.server, rig.agent, {
      path: '/prod/customer/service/add',
      body,
      key: 'complaint-key-0000000001',
    });
  const [one, two] = await Promise.all([sendIt(), sendIt()]);
  const again = await sendIt();
  expect(new Set([one, two, again].filter(({ code }) => code === '00').map(({ data }) => data.id)).size).toBe(1);
  expect((await rig.read<{ totalCount: number }>(rig.agent, 'lists', { taskId: String(on.id) })).data).toMatchObject({
    totalCount: 1,
  });
});
