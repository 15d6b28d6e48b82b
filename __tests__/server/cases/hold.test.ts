import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { TimelineEntry } from '@/contract/entities/cases/timeline';
import { DECIDED_HOLD_KINDS } from '@/contract/holdRules';
import { getContacts, everything, get, send, type StoredTask } from '../../support/cases/cases';
import { nothingUnderWay } from '../../support/cases/nothingUnderWay';
import { DOORS } from '../../support/cases/doors';
import { COMPLAINT_START, type ComplaintRig, openComplaintRig } from '../../support/complaints/complaintRig';
import { untilChannelKnows } from '../../support/money/ledger';
import { giveTo, type SignedIn } from '../../support/server/people';

let rig: ComplaintRig;

beforeAll(async () => {
  rig = await openComplaintRig();
  await giveTo(rig.server.database, { institutionId: rig.institutionId, userId: rig.agent.userId }, ['sms.freeText']);
});
afterAll(() => rig.close());
beforeEach(() => {
  rig.clock.now = COMPLAINT_START;
});

/** The day of the clock in Mexico City is 10 March. */
const TODAY = '2026-03-10';
const taskId = ({ id }: StoredTask) => String(id);

interface Held {
  readonly id: string;
  readonly untilDay: string | null;
  readonly sinceTime: string;
  readonly decidedBy: string;
}

const hold = (on: StoredTask, more: object = {}, who: SignedIn = rig.leader) =>
  send<Held>(rig.server, who, {
    path: '/prod/task/hold',
    body: { taskId: taskId(on), kind: 'dispute', reason: 'Says that it is paid', untilDay: TODAY, ...more },
  });
const lift = (on: StoredTask, holdId: string, who: SignedIn = rig.leader) =>
  send(rig.server, who, { path: '/prod/task/hold/lift', body: { taskId: taskId(on), holdId, reason: 'It was not' } });
const heldBy = async (on: StoredTask): Promise<LoanItem['heldBy']> =>
  (
    await get<LoanItem>(rig.server, rig.agent, {
      path: `/prod/task/loanItemInfo/${on.loanNo}`,
      input: { taskId: taskId(on) },
    })
  ).data.heldBy;

test.each(DECIDED_HOLD_KINDS)(
  'MI-10 a case held for %s is refused by every call alike, with the reason and the last day, and nothing is executed',
  async (kind) => {
    const on = await rig.fresh();
    expect(await hold(on, { kind })).toMatchObject({ code: '00', data: { untilDay: TODAY } });
    const contactId = String((await getContacts(rig.server.database, on))[0]?.id);
    const before = await everything(rig.server.database);
    for (const ask of Object.values(DOORS)) {
      for (const who of [rig.leader, rig.admin]) {
        const { code, message } = await send(rig.server, who, ask(on, contactId));
        expect({ code, message }).toEqual({
          code: '60',
          message: expect.stringMatching(
            new RegExp(`^This case is held \\(${kind}\\) until the end of ${TODAY}$`, 'i'),
          ),
        });
      }
    }
    expect(await everything(rig.server.database)).toEqual(before);
    const { id = '' } = (await heldBy(on))?.hold ?? {};
    expect((await lift(on, id)).code).toBe('00');
    for (const ask of Object.values(DOORS)) {
      expect((await send(rig.server, rig.leader, ask(on, contactId))).code).not.toBe('60');
    }
    await rig.server.database.$client.query("update phone_call set state = 'ended'");
    await nothingUnderWay(rig.server.database);
    await untilChannelKnows(rig.server.database, rig.clock.now);
  },
);

test('MI-10 results and promises are recorded on a held case, and a complaint on it holds as well', async () => {
  const on = await rig.fresh();
  await hold(on);
  const contactId = String((await getContacts(rig.server.database, on))[0]?.id);
  const log = { callStatus: 'CNCT', callResult: 'PTP', type: '01', contactId };
  const recorded = await send(rig.server, rig.agent, {
    path: '/prod/task/record',
    body: { taskId: taskId(on), ...log },
  });
  expect(recorded.code).toBe('00');
  const workOrderId = await rig.complain(on);
  expect(await heldBy(on)).toEqual({
    workOrderId,
    hold: {
      id: expect.any(String),
      kind: 'dispute',
      reason: 'Says that it is paid',
      sinceTime: COMPLAINT_START.toISOString(),
      untilDay: TODAY,
      decidedBy: expect.any(String),
    },
  });
});

test('MI-10 only those who lead hold and lift; another group’s and another institution’s cases do not exist', async () => {
  const on = await rig.fresh();
  expect([(await hold(on, {}, rig.agent)).code, (await hold(on, {}, rig.auditor)).code]).toEqual(['21', '21']);
  expect([(await hold(on, {}, rig.otherLeader)).code, (await hold(on, {}, rig.foreign)).code]).toEqual(['20', '20']);
  const { data } = await hold(on, {}, rig.admin);
  expect([(await lift(on, data.id, rig.agent)).code, (await lift(on, data.id, rig.foreign)).code]).toEqual([
    '21',
    '20',
  ]);
  expect((await lift(on, data.id)).code).toBe('00');
});

test('MI-10 a hold needs a reason and a last day from today on; a death and an insolvency may go without one', async () => {
  const on = await rig.fresh();
  const codes = [
    await hold(on, { reason: ' ' }),
    await hold(on, { untilDay: null }),
    await hold(on, { untilDay: '2026-03-09' }),
    await hold(on, { untilDay: '2027-06-01' }),
    await hold(on, { kind: 'complaint' }),
  ].map(({ code }) => code);
  expect(codes).toEqual(['10', '96', '96', '96', '10']);
  expect(await hold(on, { kind: 'death', untilDay: null })).toMatchObject({ code: '00', data: { untilDay: null } });
  const call = await send(rig.server, rig.admin, {
    path: '/prod/task/partDeduce',
    body: { taskId: taskId(on), amount: 1 },
  });
  expect(call.message).toBe('This case is held (Death) until the hold is lifted');
});

test('MI-10 of two simultaneous holds one succeeds and the other is reported; the same for changes', async () => {
  for (let round = 0; round < 6; round += 1) {
    const on = await rig.fresh();
    const both = await Promise.all([hold(on), hold(on, { kind: 'attorney' }, rig.admin)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['00', '95']);
    const replaces = both.find(({ code }) => code === '00')?.data.id ?? '';
    const untilDay = '2026-03-20';
    const changed = await Promise.all([hold(on, { replaces, untilDay }), lift(on, replaces, rig.admin)]);
    expect(changed.map(({ code }) => code).toSorted()).toEqual(['00', '22']);
  }
});

test('MI-10 a hold and a deduction at the same moment: either the deduction was there before, or it is refused', async () => {
  for (let round = 0; round < 6; round += 1) {
    const on = await rig.fresh();
    const asked = { path: '/prod/task/partDeduce', body: { taskId: taskId(on), amount: 1 } };
    const [deducted, held] = await Promise.all([send(rig.server, rig.agent, asked), hold(on)]);
    expect(held.code).toBe('00');
    expect(['00', '60']).toContain(deducted.code);
  }
});

const timeline = async (on: StoredTask): Promise<TimelineEntry[]> =>
  (
    await get<{ result: TimelineEntry[] }>(rig.server, rig.agent, {
      path: `/prod/task/timeline/${on.id}`,
      input: { kinds: 'hold' },
    })
  ).data.result;

test('MI-10 an extended hold retains its beginning, and the timeline lists all of it', async () => {
  const on = await rig.fresh();
  const { data: first } = await hold(on);
  rig.clock.now = new Date(COMPLAINT_START.getTime() + 60_000);
  const { data: second } = await hold(on, { replaces: first.id, untilDay: '2026-04-01', reason: 'Papers are awaited' });
  expect(second).toMatchObject({ sinceTime: first.sinceTime, untilDay: '2026-04-01' });
  rig.clock.now = new Date(COMPLAINT_START.getTime() + 120_000);
  await lift(on, second.id);
  expect((await timeline(on)).map(({ code, detail, text }) => [code, detail, text])).toEqual([
    ['dispute', 'lifted', 'It was not'],
    ['dispute', 'changed', 'Papers are awaited'],
    ['dispute', 'set', 'Says that it is paid'],
  ]);
  const { rows } = await rig.server.database.$client.query('select next_action_at from task where id = $1', [on.id]);
  expect(rows).toEqual([{ next_action_at: rig.clock.now }]);
});

test('MI-10 an ended case is not put on hold; a hold that was there can still be lifted, and brings nothing back', async () => {
  const on = await rig.fresh();
  const { data } = await hold(on);
  const { $client } = rig.server.database;
  await $client.query("update task set status = 'C40', next_action_at = null where id = $1", [on.id]);
  expect((await hold(on, { replaces: data.id })).code).toBe('25');
  expect((await lift(on, data.id)).code).toBe('00');
  const { rows } = await $client.query('select next_action_at from task where id = $1', [on.id]);
  expect(rows).toEqual([{ next_action_at: null }]);
});

test('MI-10 the list shows what is held and filters by it; the next case passes it by', async () => {
  const [one, two, three] = [await rig.fresh(), await rig.fresh(), await rig.fresh()];
  await hold(two, { kind: 'hardship' });
  const list = (input: object) =>
    get<{ result: { id: string; heldKind: string | null }[]; totalCount: number }>(rig.server, rig.admin, {
      path: '/prod/task/listing',
      input: { size: '100', sort: 'loanId', ...input },
    });
  const { data } = await list({ heldKind: 'hardship,death', heldUntilDay: TODAY });
  expect(data.result.map(({ id, heldKind }) => [id, heldKind])).toContainEqual([taskId(two), 'hardship']);
  expect(data.result.every(({ heldKind }) => heldKind === 'hardship' || heldKind === 'death')).toBe(true);
  expect((await list({ heldKind: 'insolvency', heldUntilDay: '2026-03-09' })).data.totalCount).toBe(0);
  const beside = (place: StoredTask) =>
    get<{ next: { id: string } | null; previous: { id: string } | null }>(rig.server, rig.admin, {
      path: '/prod/task/neighbours',
      input: { taskId: taskId(place), sort: 'loanId' },
    });
  const order = (await list({})).data.result.map(({ id }) => id);
  const free = (await list({})).data.result.filter(({ heldKind }) => heldKind === null).map(({ id }) => id);
  expect([order.includes(taskId(two)), free.includes(taskId(two))]).toEqual([true, false]);
  for (const each of [one, three]) {
    const place = free.indexOf(taskId(each));
    expect((await beside(each)).data.next?.id).toBe(free[place + 1]);
    expect((await beside(each)).data.previous?.id).toBe(free[place - 1]);
  }
});
