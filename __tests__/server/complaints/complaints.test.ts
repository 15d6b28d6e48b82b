import { getContacts, send, type StoredTask } from '../../support/cases/cases';
import { type ComplaintRig, COMPLAINT_START, getId, openComplaintRig } from '../../support/complaints/complaintRig';
import { asOwner } from '../../support/server/database';

let rig: ComplaintRig;
let caseRow: StoredTask;

beforeAll(async () => {
  rig = await openComplaintRig();
  caseRow = await rig.fresh();
});
afterAll(() => rig.close());

const getCode = async (reply: Promise<{ code: string }>): Promise<string> => (await reply).code;

test('CM-01 a complaint from arrival to completion: each step moves it along the table and writes its line of history', async () => {
  const id = await rig.complain(caseRow, { accusedId: getId(rig.agent) });
  const { act, leader, mate, admin } = rig;
  await act(leader, 'allocation', { id, userId: getId(rig.mate), note: 'Please today' });
  await act(mate, 'processing', { id, step: 'taken' });
  await act(mate, 'processing', { id, step: 'askedBack', note: 'At what time?' });
  expect(await rig.detail(id)).toMatchObject({ state: 'processing', waitsForAnswer: true });
  await act(mate, 'processing', { id, step: 'noted', note: 'At eleven' });
  expect(await rig.detail(id)).toMatchObject({ waitsForAnswer: false });
  await act(mate, 'processing', { id, step: 'proposed', note: 'Founded' });
  await act(leader, 'rejection', { id, note: 'Which call?' });
  await act(mate, 'processing', { id, step: 'proposed', note: 'Founded: the call of 23:02' });
  expect(await act(admin, 'done', { id })).toMatchObject({ code: '00', data: { id, state: 'completed' } });
  expect(await rig.detail(id)).toMatchObject({
    state: 'completed',
    result: 'Founded: the call of 23:02',
    completedTime: COMPLAINT_START.toISOString(),
    deadline: 'met',
    actions: ['penalised'],
  });
  const lines = (await rig.history(id)).toReversed();
  expect(lines.map(({ event, fromState, toState, note, about }) => [event, fromState, toState, note, about])).toEqual([
    ['registered', null, 'pending', 'They call me at night', null],
    ['allocated', 'pending', 'pending', 'Please today', (await rig.detail(id)).handlerName],
    ['taken', 'pending', 'processing', null, null],
    ['askedBack', 'processing', 'processing', 'At what time?', null],
    ['noted', 'processing', 'processing', 'At eleven', null],
    ['proposed', 'processing', 'pendingClosure', 'Founded', null],
    ['rejected', 'pendingClosure', 'processing', 'Which call?', null],
    ['proposed', 'processing', 'pendingClosure', 'Founded: the call of 23:02', null],
    ['closed', 'pendingClosure', 'completed', null, null],
  ]);
});

const change = (statement: string) => asOwner(rig.server, statement);

test('CM-01 the history can not be changed, not even by the server', async () => {
  await expect(change("update work_order_event set note = 'x'")).rejects.toThrow('append-only');
  await expect(change('delete from work_order_event')).rejects.toThrow('append-only');
  await expect(change('truncate work_order_event')).rejects.toThrow('append-only');
});

const STEPS = {
  allocated: (id: string) => rig.act(rig.leader, 'allocation', { id, userId: getId(rig.mate) }),
  taken: (id: string) => rig.act(rig.mate, 'processing', { id, step: 'taken' }),
  noted: (id: string) => rig.act(rig.mate, 'processing', { id, step: 'noted', note: 'x' }),
  askedBack: (id: string) => rig.act(rig.mate, 'processing', { id, step: 'askedBack', note: 'x' }),
  proposed: (id: string) => rig.act(rig.mate, 'processing', { id, step: 'proposed', note: 'x' }),
  rejected: (id: string) => rig.act(rig.leader, 'rejection', { id, note: 'x' }),
  closed: (id: string) => rig.act(rig.leader, 'done', { id }),
  transferred: (id: string) => rig.act(rig.leader, 'transfer', { id, team: 'data', note: 'x' }),
};

test.each([
  ['pending', ['allocated', 'taken', 'noted', 'transferred']],
  ['processing', ['allocated', 'noted', 'askedBack', 'proposed', 'transferred']],
  ['pendingClosure', ['noted', 'rejected', 'closed']],
] as const)(
  'CM-01 from %s only what the table has; the rest is refused and changes nothing',
  async (state, possible) => {
    const answers = await Promise.all(
      Object.entries(STEPS).map(async ([event, step]) => {
        const id = await rig.broughtTo(state);
        const before = await rig.detail(id);
        const lines = (await rig.history(id)).length;
        const code = await getCode(step(id));
        const isAsBefore = JSON.stringify(await rig.detail(id)) === JSON.stringify(before);
        return [event, code, (await rig.history(id)).length - lines, code === '00' || isAsBefore];
      }),
    );
    const expected = Object.keys(STEPS).map((event) =>
      possible.some((each) => each === event) ? [event, '00', 1, true] : [event, '61', 0, true],
    );
    expect(answers).toEqual(expected);
  },
);

test('CM-01 who may do what: handlers work, managers decide, the person complained about does neither', async () => {
  const { act, agent, mate, leader, admin, auditor } = rig;
  const id = await rig.broughtTo('processing');
  expect(await getCode(act(agent, 'processing', { id, step: 'proposed', note: 'x' }))).toBe('21');
  expect(await getCode(act(leader, 'processing', { id, step: 'proposed', note: 'x' }))).toBe('21');
  expect(await getCode(act(auditor, 'processing', { id, step: 'noted', note: 'x' }))).toBe('21');
  expect(await getCode(act(mate, 'processing', { id, step: 'proposed', note: 'x' }))).toBe('00');
  expect(await getCode(act(mate, 'done', { id }))).toBe('21');
  expect(await getCode(act(auditor, 'done', { id }))).toBe('21');
  expect(await getCode(act(admin, 'done', { id }))).toBe('00');
});

test('CM-01 a leader who is complained about neither decides nor gets it; who proposed the closure does not close', async () => {
  const { act, leader, admin } = rig;
  const taken = await rig.fresh();
  const contactId = String((await getContacts(rig.server.database, taken))[0]?.id);
  const log = { callStatus: 'NOA', callResult: 'RETRY', type: '01', contactId };
  await send(rig.server, leader, { path: '/prod/task/record', body: { taskId: String(taken.id), ...log } });
  const about = await rig.complain(taken, { accusedId: getId(rig.leader) });
  expect(await getCode(act(leader, 'allocation', { id: about, userId: getId(rig.mate) }))).toBe('62');
  expect(await getCode(act(admin, 'allocation', { id: about, userId: getId(rig.leader) }))).toBe('62');
  const id = await rig.complain(caseRow);
  await act(leader, 'allocation', { id, userId: getId(rig.leader) });
  await act(leader, 'processing', { id, step: 'taken' });
  await act(leader, 'processing', { id, step: 'proposed', note: 'Unfounded' });
  expect((await rig.detail(id, leader)).actions).toEqual(['noted', 'rescheduled', 'rejected', 'penalised']);
  expect(await getCode(act(leader, 'done', { id }))).toBe('63');
  expect(await getCode(act(admin, 'done', { id }))).toBe('00');
});

test('CM-01 what the detail offers is what the server does', async () => {
  const pending = await rig.broughtTo('pending');
  expect((await rig.detail(pending, rig.mate)).actions).toEqual(['taken', 'noted', 'transferred']);
  expect((await rig.detail(pending, rig.agent)).actions).toEqual([]);
  expect((await rig.detail(pending, rig.auditor)).actions).toEqual([]);
  expect((await rig.detail(pending, rig.leader)).actions).toEqual(['allocated', 'noted', 'rescheduled', 'transferred']);
});
