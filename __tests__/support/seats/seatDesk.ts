import type { DutySumRow, PredictionRow, SeatPlan } from '@/contract/entities/management/seatPlan';
import type { ScheduleRow } from '@/contract/entities/management/workSchedule';
import { eq } from 'drizzle-orm';
import { appUser, queue } from '../../../server/database/tables/organizationTables';
import { workSchedule } from '../../../server/database/tables/seatTables';
import { get, send } from '../cases/cases';
import { makeGroup, makeInstitution, makeUser, signInAs, type SignedIn } from '../server/people';
import { startApp } from '../server/server';
import { call } from '../server/signingIn';

/** 11 March in Mexico City (UTC−6), where it is half past six in the evening. */
export const SEAT_NOW = new Date('2026-03-12T00:30:00Z');
const SPAN = { from: '2026-03-09', to: '2026-03-15' };

/** A cell as a caller sends it. */
export interface SentCell {
  readonly userId: number | string;
  readonly day: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A cell in which nothing was planned, as somebody wants it. */
export const cell = (userId: number, day: string, after: string | null): SentCell => ({
  userId,
  day,
  before: null,
  after,
});

/** Result of a saved change. */
export interface SavedCells {
  readonly changeId: string | null;
  readonly changed: number;
}

type Input = Record<string, string>;
type MadeUser = Omit<Parameters<typeof makeUser>[1], 'institutionId'> & { readonly institutionId?: number };

/** Two teams with three agents of one queue (900 cases), on a server of their own, and everybody who asks for their schedule. */
export async function openSeatDesk() {
  const server = await startApp({ now: () => SEAT_NOW });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const otherGroupId = await makeGroup(database, institutionId);
  const [made] = await database
    .insert(queue)
    .values({ institutionId, code: 'S1', name: '1–5 days', type: 'automatic', plannedCaseCount: 900 })
    .returning();
  const queueId = made?.id ?? 0;
  const agentOf = async (group: number): Promise<number> => {
    const id = await makeUser(database, { institutionId, groupId: group });
    await database.update(appUser).set({ queueId }).where(eq(appUser.id, id));
    return id;
  };
  const ana = await agentOf(groupId);
  const beto = await agentOf(groupId);
  const carla = await agentOf(otherGroupId);
  const sign = async (more: MadeUser) =>
    signInAs(database, await makeUser(database, { institutionId, ...more }), { now: SEAT_NOW });
  const callers = {
    member: await signInAs(database, ana, { now: SEAT_NOW }),
    leader: await sign({ role: 'leader', groupId }),
    otherLeader: await sign({ role: 'leader', groupId: otherGroupId }),
    admin: await sign({ role: 'admin' }),
    auditor: await sign({ role: 'auditor' }),
    foreign: await sign({ role: 'admin', institutionId: await makeInstitution(database) }),
  };
  return { server, institutionId, groupId, otherGroupId, queueId, ana, beto, carla, ...callers };
}

/** See openSeatDesk. */
export type SeatDesk = Awaited<ReturnType<typeof openSeatDesk>>;

/** Returns the calls of the seat schedule. */
export const seatAsks = ({ server, groupId, queueId }: SeatDesk) => {
  const listing = (who: SignedIn, input: Input = {}) =>
    get<{ result: ScheduleRow[]; totalCount: number }>(server, who, {
      path: '/prod/workSchedule/listing',
      input: { ...SPAN, ...input },
    });
  return {
    listing,
    set: (who: SignedIn, cells: readonly SentCell[], kind = 'cells') =>
      send<SavedCells>(server, who, {
        path: '/prod/workSchedule/status',
        body: {
          kind,
          cells: cells.map(({ userId, day, before, after }) => ({ userId: String(userId), day, before, after })),
        },
      }),
    undo: (who: SignedIn, changeId: string | null) =>
      send<SavedCells>(server, who, { path: '/prod/workSchedule/undo', body: { changeId: changeId ?? 'none' } }),
    rowOf: async (who: SignedIn, userId: number) =>
      (await listing(who)).data.result.find((row) => row.userId === String(userId)),
    stored: () => server.database.select().from(workSchedule).orderBy(workSchedule.userId, workSchedule.day),
    sums: async (who: SignedIn, input: Input = {}) =>
      (await get<DutySumRow[]>(server, who, { path: '/prod/workSchedule/dutySum', input: { ...SPAN, ...input } })).data,
    predictions: async (who: SignedIn, day: string) => {
      const input = { from: day, to: day, groupId: String(groupId) };
      return (await get<PredictionRow[]>(server, who, { path: '/prod/workSchedule/prediction', input })).data;
    },
    plan: (who: SignedIn, more: { readonly fromDay: string; readonly [field: string]: unknown }) =>
      send<{ planId: string }>(server, who, {
        path: '/prod/workSchedule/saveTaskNumberConfig',
        body: {
          groupId: String(groupId),
          queueId: String(queueId),
          toDay: null,
          plannedCaseCount: 1000,
          minPerCapita: 50,
          maxPerCapita: 100,
          minSeats: 1,
          maxSeats: null,
          seenTime: null,
          ...more,
        },
      }),
    plans: async (who: SignedIn) =>
      (await get<SeatPlan[]>(server, who, { path: '/prod/workSchedule/taskNumberConfig' })).data,
    removePlan: (who: SignedIn, planId: string) =>
      call(server, {
        method: 'DELETE',
        url: `/prod/workSchedule/deleteTaskNumberConfig?planId=${planId}`,
        headers: who.headers,
      }),
  };
};
