import { workSchedule } from '../../../server/database/tables/seatTables';
import { get } from '../../support/cases/cases';
import type { SignedIn } from '../../support/server/people';
import { cell, openSeatDesk, seatAsks, type SeatDesk } from '../../support/seats/seatDesk';
import { asOwner } from '../../support/server/database';

let desk: SeatDesk;
let asks: ReturnType<typeof seatAsks>;

beforeAll(async () => {
  desk = await openSeatDesk();
  asks = seatAsks(desk);
});
afterAll(() => desk.server.close());
beforeEach(() => desk.server.database.delete(workSchedule));

const team = (who: SignedIn, id: number) => asks.listing(who, { groupId: String(id) });
/** Returns the whole response to the leader, except its time. */
const answer = async (id: number) => {
  const { headers, ...reply } = await team(desk.leader, id);
  return { ...reply, headers: { ...headers, date: undefined } };
};

test('SS-01 a desk.leader plans the own team, day by day', async () => {
  const saved = await asks.set(desk.leader, [
    cell(desk.ana, '2026-03-12', 'onDuty'),
    cell(desk.beto, '2026-03-12', 'rest'),
  ]);
  expect(saved).toMatchObject({ code: '00', data: { changed: 2 } });
  expect(await asks.rowOf(desk.leader, desk.ana)).toMatchObject({
    groupId: String(desk.groupId),
    queueName: '1–5 days',
    enabled: true,
    boundCases: 0,
    departedFrom: null,
    statuses: { '2026-03-12': 'onDuty' },
  });
  expect((await asks.rowOf(desk.leader, desk.beto))?.statuses).toEqual({ '2026-03-12': 'rest' });
  expect(await asks.stored()).toMatchObject([{ updatedBy: desk.leader.userId }, { updatedBy: desk.leader.userId }]);
  await asks.set(desk.leader, [{ ...cell(desk.ana, '2026-03-12', null), before: 'onDuty' }]);
  expect((await asks.rowOf(desk.leader, desk.ana))?.statuses).toEqual({});
});

test('SS-01 RO-01 who sees which agents: the own team, all teams, nothing of another institution', async () => {
  const of = async (who: SignedIn) => (await asks.listing(who)).data.result.map(({ userId }) => Number(userId));
  expect(await of(desk.leader)).toEqual([desk.ana, desk.beto]);
  expect(await of(desk.otherLeader)).toEqual([desk.carla]);
  expect(new Set(await of(desk.admin))).toEqual(new Set([desk.ana, desk.beto, desk.carla]));
  expect(new Set(await of(desk.auditor))).toEqual(new Set([desk.ana, desk.beto, desk.carla]));
  expect(await of(desk.foreign)).toEqual([]);
  expect((await asks.listing(desk.member)).code).toBe('21');
});

test('SS-01 RO-01 what is not the own team does not exist: the same answer as for an absent id, and nothing is changed', async () => {
  expect(await answer(desk.otherGroupId)).toEqual(await answer(987_654));
  expect((await team(desk.leader, desk.otherGroupId)).code).toBe('20');
  expect((await team(desk.foreign, desk.groupId)).code).toBe('20');
  const mixed = [cell(desk.ana, '2026-03-12', 'onDuty'), cell(desk.carla, '2026-03-12', 'onDuty')];
  const absent = [cell(desk.ana, '2026-03-12', 'onDuty'), cell(987_654, '2026-03-12', 'onDuty')];
  expect(await asks.set(desk.leader, mixed)).toEqual(await asks.set(desk.leader, absent));
  expect((await asks.set(desk.leader, mixed)).code).toBe('20');
  expect((await asks.set(desk.foreign, [cell(desk.ana, '2026-03-12', 'onDuty')])).code).toBe('20');
  expect((await asks.set(desk.auditor, [cell(desk.ana, '2026-03-12', 'onDuty')])).code).toBe('21');
  expect((await asks.set(desk.member, [cell(desk.ana, '2026-03-12', 'onDuty')])).code).toBe('21');
  expect(await asks.stored()).toEqual([]);
  expect((await asks.set(desk.admin, mixed)).code).toBe('00');
});

test('SS-01 a cell that somebody else changed meanwhile is not overwritten, and none of the others is written', async () => {
  await asks.set(desk.leader, [cell(desk.ana, '2026-03-12', 'onDuty')]);
  const late = await asks.set(desk.admin, [
    cell(desk.beto, '2026-03-12', 'rest'),
    cell(desk.ana, '2026-03-12', 'absent'),
  ]);
  expect(late.code).toBe('65');
  expect(late.message).toContain('2026-03-12');
  expect(await asks.stored()).toMatchObject([{ userId: desk.ana, status: 'onDuty' }]);
});

test('SS-01 of two leaders who plan the same cell at once one is notified', async () => {
  const both = await Promise.all([
    asks.set(desk.leader, [cell(desk.ana, '2026-03-12', 'onDuty')]),
    asks.set(desk.admin, [cell(desk.ana, '2026-03-12', 'rest')]),
  ]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['00', '65']);
  expect(await asks.stored()).toHaveLength(1);
});

test('SS-01 who departs is gone from that day on: later plans go with it, later ones are refused, undo brings them back', async () => {
  await asks.set(desk.leader, [cell(desk.ana, '2026-03-12', 'onDuty'), cell(desk.ana, '2026-03-14', 'rest')]);
  const gone = await asks.set(desk.leader, [cell(desk.ana, '2026-03-13', 'departed')]);
  expect(await asks.rowOf(desk.leader, desk.ana)).toMatchObject({
    departedFrom: '2026-03-13',
    statuses: { '2026-03-12': 'onDuty', '2026-03-13': 'departed', '2026-03-14': 'departed', '2026-03-15': 'departed' },
  });
  expect(await asks.stored()).toHaveLength(2);
  const late = await asks.set(desk.leader, [{ ...cell(desk.ana, '2026-03-15', 'onDuty'), before: 'departed' }]);
  expect([late.code, late.message.includes('2026-03-13')]).toEqual(['66', true]);
  expect((await asks.listing(desk.leader, { from: '2026-04-01', to: '2026-04-02' })).data.result[0]?.statuses).toEqual({
    '2026-04-01': 'departed',
    '2026-04-02': 'departed',
  });
  expect((await asks.undo(desk.leader, gone.data.changeId)).code).toBe('00');
  expect((await asks.rowOf(desk.leader, desk.ana))?.statuses).toEqual({ '2026-03-12': 'onDuty', '2026-03-14': 'rest' });
});

test('SS-01 somebody comes back: the day of the departure is changed, and the days after it with it', async () => {
  await asks.set(desk.leader, [cell(desk.ana, '2026-03-13', 'departed')]);
  const back = await asks.set(desk.leader, [
    { ...cell(desk.ana, '2026-03-13', 'onDuty'), before: 'departed' },
    { ...cell(desk.ana, '2026-03-14', 'onDuty'), before: 'departed' },
  ]);
  expect(back.code).toBe('00');
  expect((await asks.rowOf(desk.leader, desk.ana))?.statuses).toEqual({
    '2026-03-13': 'onDuty',
    '2026-03-14': 'onDuty',
  });
});

test('SS-01 a departure moves to an earlier and to a later day, and back again by undo', async () => {
  await asks.set(desk.leader, [cell(desk.ana, '2026-03-13', 'departed')]);
  const earlier = await asks.set(desk.leader, [cell(desk.ana, '2026-03-12', 'departed')]);
  expect(await asks.rowOf(desk.leader, desk.ana)).toMatchObject({ departedFrom: '2026-03-12' });
  await asks.undo(desk.leader, earlier.data.changeId);
  expect(await asks.rowOf(desk.leader, desk.ana)).toMatchObject({ departedFrom: '2026-03-13' });
  const later = await asks.set(desk.leader, [
    { ...cell(desk.ana, '2026-03-13', 'rest'), before: 'departed' },
    { ...cell(desk.ana, '2026-03-14', 'departed'), before: 'departed' },
  ]);
  expect([later.code, (await asks.rowOf(desk.leader, desk.ana))?.departedFrom]).toEqual(['00', '2026-03-14']);
  await asks.undo(desk.leader, later.data.changeId);
  expect(await asks.rowOf(desk.leader, desk.ana)).toMatchObject({ departedFrom: '2026-03-13' });
});

test('SS-01 undo takes a change back once, is the own one only, and stops where somebody changed a cell since', async () => {
  const first = (
    await asks.set(desk.leader, [cell(desk.ana, '2026-03-12', 'onDuty'), cell(desk.beto, '2026-03-12', 'onDuty')])
  ).data;
  expect((await asks.undo(desk.admin, first.changeId)).code).toBe('20');
  expect((await asks.undo(desk.foreign, first.changeId)).code).toBe('20');
  expect((await asks.undo(desk.auditor, first.changeId)).code).toBe('21');
  await asks.set(desk.admin, [{ ...cell(desk.beto, '2026-03-12', 'rest'), before: 'onDuty' }]);
  expect((await asks.undo(desk.leader, first.changeId)).code).toBe('65');
  expect(await asks.stored()).toHaveLength(2);
  await asks.set(desk.admin, [{ ...cell(desk.beto, '2026-03-12', 'onDuty'), before: 'rest' }]);
  const both = await Promise.all([asks.undo(desk.leader, first.changeId), asks.undo(desk.leader, first.changeId)]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['00', '22']);
  expect((await asks.undo(desk.leader, first.changeId)).code).toBe('22');
  expect(await asks.stored()).toEqual([]);
});

test('SS-01 a change stays written down, and the list says who made it and whether it can be undone', async () => {
  const { changeId } = (
    await asks.set(
      desk.leader,
      [cell(desk.ana, '2026-03-12', 'onDuty'), cell(desk.beto, '2026-03-14', 'rest')],
      'batch',
    )
  ).data;
  const changes = async (who: SignedIn) =>
    (await get<{ result: Record<string, unknown>[] }>(desk.server, who, { path: '/prod/workSchedule/changes' })).data
      .result;
  expect((await changes(desk.leader))[0]).toMatchObject({
    changeId,
    kind: 'batch',
    cellCount: 2,
    peopleCount: 2,
    from: '2026-03-12',
    to: '2026-03-14',
    undone: false,
    canUndo: true,
  });
  expect((await changes(desk.admin))[0]).toMatchObject({ changeId, canUndo: false });
  expect((await changes(desk.otherLeader)).some((each) => each['changeId'] === changeId)).toBe(false);
  const behind = (statement: string) => asOwner(desk.server, statement);
  await expect(behind("update work_schedule_change set kind = 'cells'")).rejects.toThrow('append-only');
  await expect(behind('delete from work_schedule_change')).rejects.toThrow('append-only');
});

test('SS-01 a day too far away, a cell twice and a span too long are refused', async () => {
  expect((await asks.set(desk.leader, [cell(desk.ana, '2028-01-01', 'onDuty')])).code).toBe('67');
  expect((await asks.set(desk.leader, [cell(desk.ana, '2025-01-01', 'onDuty')])).code).toBe('67');
  expect(
    (await asks.set(desk.leader, [cell(desk.ana, '2026-03-12', 'onDuty'), cell(desk.ana, '2026-03-12', 'rest')])).code,
  ).toBe('10');
  expect((await asks.set(desk.leader, [cell(desk.ana, '2026-03-12', 'holiday')])).code).toBe('10');
  expect((await asks.listing(desk.leader, { from: '2026-03-01', to: '2026-05-01' })).code).toBe('10');
  expect((await asks.listing(desk.leader, { from: '2026-03-02', to: '2026-03-01' })).code).toBe('10');
});
