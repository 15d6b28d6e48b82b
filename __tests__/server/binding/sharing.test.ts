import type { SettingChange } from '@/contract/entities/management/systemConfig';
import type { SharingConfig, SharingTrial } from '@/contract/entities/management/sharing';
import { distributeCases } from '../../../server/modules/binding/distributeCases';
import { withPace, getPace } from '../../../server/modules/binding/workloadWeights';
import { toMinorUnits } from '@/contract/minor';
import { seatPlan } from '../../../server/database/tables/seatTables';
import { get, send, setCase } from '../../support/cases/cases';
import { getIds, openQueueRig, plan, type QueueRig, steer, whenOver } from '../../support/queues/queueRig';
import * as fc from 'fast-check';
import type { SignedIn } from '../../support/server/people';

const agent = { load: 0, capacity: 10, duePromises: 10, keptPromises: 0 };
const EQUAL = { capacity: 0, skill: 0 };

test('QU-02 an agent receives more by free capacity and fulfilled promises, each by its weight; an unknown value counts as average', () => {
  expect(getPace(agent, EQUAL)).toBe(1);
  expect(getPace(agent, { capacity: 100, skill: 0 })).toBe(2);
  expect(getPace({ ...agent, load: 10 }, { capacity: 100, skill: 0 })).toBe(1);
  expect(getPace({ ...agent, load: 15 }, { capacity: 300, skill: 0 })).toBe(1);
  expect(getPace({ ...agent, keptPromises: 5 }, { capacity: 0, skill: 200 })).toBe(2);
  expect(getPace({ ...agent, capacity: null, duePromises: 0 }, { capacity: 100, skill: 100 })).toBe(2);
  expect(getPace({ ...agent, capacity: 0 }, { capacity: 100, skill: 0 })).toBe(1);
});

test('QU-02 by weight the shares are as the paces are, to one case; with equal paces they are equal', () => {
  const cases = Array.from({ length: 90 }, (_, id) => ({ id, amount: toMinorUnits(1000 - id) }));
  const works = { products: [], loanTypes: [], load: 0 };
  const shares = (paces: readonly number[]): number[] => {
    const given = distributeCases(
      cases,
      paces.map((pace, id) => ({ id, pace, ...works })),
      'weighted',
    );
    return paces.map((_, id) => [...given.values()].filter((to) => to === id).length);
  };
  expect(shares([1, 1, 1])).toEqual([30, 30, 30]);
  expect(shares([1, 2])).toEqual([30, 60]);
  const [slow = 0, middle = 0, quick = 0] = shares([1, 1.5, 2]);
  expect(slow + middle + quick).toBe(90);
  for (const [got, right] of [[slow, 20] as const, [middle, 30] as const, [quick, 40] as const]) {
    expect(Math.abs(got - right)).toBeLessThanOrEqual(1);
  }
});

test('QU-02 by weight no agent exceeds the capacity; a case remains only if all are full, and an agent without a plan takes any number', () => {
  const people = fc.array(fc.record({ load: fc.nat(30), capacity: fc.option(fc.nat(30)), kept: fc.nat(10) }), {
    minLength: 1,
    maxLength: 8,
  });
  const run = fc.check(
    fc.property(
      people,
      fc.nat(120),
      fc.record({ capacity: fc.nat(300), skill: fc.nat(300) }),
      (who, count, weights) => {
        const agents = who.map(({ load, capacity, kept }, id) => ({
          id,
          products: [],
          loanTypes: [],
          load,
          capacity,
          duePromises: 10,
          keptPromises: kept,
        }));
        const cases = Array.from({ length: count }, (_, id) => ({ id, amount: toMinorUnits(id) }));
        const given = distributeCases(cases, withPace(agents, weights), 'weighted');
        const gets = (of: number): number => [...given.values()].filter((to) => to === of).length;
        const room = agents.map((each) => (each.capacity === null ? Infinity : Math.max(0, each.capacity - each.load)));
        const all = room.reduce((sum, each) => sum + each, 0);
        return agents.every(({ id }) => gets(id) <= (room[id] ?? 0)) && given.size === Math.min(count, all);
      },
    ),
  );
  expect(run.failed ? `failed with seed ${run.seed}: ${JSON.stringify(run.counterexample)}` : 'held').toBe('held');
});

const now = new Date('2026-03-11T00:30:00Z');
const PATH = '/prod/manage/config/sharing';

let rig: QueueRig;
beforeAll(async () => {
  rig = await openQueueRig(() => now);
});
afterAll(() => rig.server.close());

const set = (who: SignedIn, body: object) => send(rig.server, who, { path: `${PATH}/update`, body });
const shown = async (who: SignedIn) => (await get<SharingConfig>(rig.server, who, { path: PATH })).data;
const trial = (who: SignedIn, capacity: number, skill: number) =>
  get<SharingTrial>(rig.server, who, {
    path: `${PATH}/trial`,
    input: { capacity: String(capacity), skill: String(skill) },
  });

/** Somebody who broke both promises of the last days. */
async function unreliable(): Promise<SignedIn> {
  const person = await rig.person('member', rig.groupId, rig.queueId);
  const promised = { agentId: person.userId, promisedAmount: toMinorUnits(100), promiseMadeAt: new Date('2026-03-01') };
  for (const { id } of await rig.cases(2)) {
    await setCase(rig.server.database, id, { ...promised, promisedAt: new Date('2026-03-05T18:00:00Z') });
  }
  return person;
}

test('QU-02 weights are tried on the bindings of last week before they are saved; saved, they share out the next cases', async () => {
  const [broke, fresh] = [await unreliable(), await rig.person('member', rig.groupId, rig.queueId)];
  const agentIds = [broke.userId, fresh.userId];
  const bound = await plan(rig, rig.leader, { selection: { taskIds: getIds(await rig.cases(10)) }, agentIds });
  const { operationId } = bound.data;
  await steer(rig, rig.leader, { call: 'bindRun', operationId });
  await whenOver(rig, rig.leader, operationId);

  const told = (await trial(rig.admin, 0, 100)).data;
  expect(told).toMatchObject({ bindings: 1, cases: 10 });
  const of = (who: SignedIn) => told.agents.find(({ agentId }) => agentId === String(who.userId));
  expect(of(broke)).toMatchObject({ got: 5, would: 4, keptPercent: 0 });
  expect(of(fresh)).toMatchObject({ got: 5, would: 6, keptPercent: null });
  expect((await trial(rig.admin, 0, 0)).data.agents.map(({ would }) => would)).toEqual([5, 5]);
  expect(await shown(rig.admin)).toMatchObject({ capacity: 100, skill: 100, lastChange: null });

  expect(await set(rig.admin, { capacity: 0, skill: 100 })).toMatchObject({ code: '00' });
  const next = { selection: { taskIds: getIds(await rig.cases(10)) }, agentIds, split: 'weighted' } as const;
  const { agents } = (await plan(rig, rig.leader, next)).data;
  expect(agents.find(({ agentId }) => agentId === String(broke.userId))?.gets).toBe(4);
  const changes = await get<{ result: SettingChange[] }>(rig.server, rig.admin, {
    path: '/prod/manage/config/changes',
  });
  expect(changes.data.result[0]).toMatchObject({
    key: 'sharing',
    before: 'capacity: 100',
    after: 'capacity: 0',
  });
});

test('QU-02 cases above all capacities remain by weight, and dry run and trial return their number', async () => {
  const { database } = rig.server;
  const [one, other] = [
    await rig.person('member', rig.groupId, rig.queueId),
    await rig.person('member', rig.groupId, rig.queueId),
  ];
  const agentIds = [one.userId, other.userId];
  await database.insert(seatPlan).values({
    institutionId: rig.institutionId,
    groupId: rig.groupId,
    queueId: rig.queueId,
    fromDay: '2026-03-01',
    minPerCapita: 1,
    maxPerCapita: 4,
    minSeats: 1,
    updatedAt: now,
    updatedBy: rig.admin.userId,
  });
  const taskIds = getIds(await rig.cases(10));
  const weighted = { selection: { taskIds }, agentIds, split: 'weighted' } as const;
  const planned = (await plan(rig, rig.leader, weighted)).data;
  expect(planned).toMatchObject({ total: 8, full: 2, unfit: 0, staying: 0 });
  expect(planned.agents.map(({ gets }) => gets)).toEqual([4, 4]);
  expect((await plan(rig, rig.leader, { ...weighted, split: 'count' })).data).toMatchObject({ total: 10, full: 0 });
});

test('RO-01 4.7 another institution has separate weights and a separate week; only administrators set them, within the limits', async () => {
  expect((await trial(rig.foreign, 100, 100)).data).toEqual({ bindings: 0, cases: 0, full: 0, agents: [] });
  expect((await trial(rig.leader, 0, 0)).code).toBe('21');
  expect((await set(rig.auditor, { capacity: 1, skill: 1 })).code).toBe('21');
  for (const capacity of [301, -1, 1.5]) expect((await set(rig.admin, { capacity, skill: 0 })).code).toBe('10');
  expect((await trial(rig.admin, 301, 0)).code).toBe('10');
});
