import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { CALL_STATUS, TELEPHONE_STATUSES, CHANNEL } from '@/contract/codes/contactCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import type { BoardSelection, BoardViewer } from '../../../server/access/boardScope';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { collectionLog, task } from '../../../server/database/tables/caseTables';
import { appUser } from '../../../server/database/tables/organizationTables';
import { type BoardFact, type BoardKey, readFlows } from '../../../server/modules/board/boardFactStore';
import { toCalendarDay } from '../../../server/values/toCalendarDay';
import { BOARD_NOON, BoardRig } from '../../support/board/boardRig';
import { makeQueue } from '../../support/queues/queues';
import { startApp, type TestServer } from '../../support/server/server';

const ZONE = 'America/Mexico_City';
const HOUR_MS = 3_600_000;
/** Three days of the institution. */
const PERIOD = { start: new Date('2026-03-08T06:00:00Z'), end: new Date('2026-03-11T05:59:59.999Z') };
/** Null: what no agent recorded. */
const AGENTS = ['ana', 'ben', 'cruz', null] as const;

const clock = { now: BOARD_NOON };
let server: TestServer;
beforeAll(async () => {
  server = await startApp({ now: () => clock.now });
});
afterAll(() => server.close());

/** An institution per test, because recorded work cannot be removed. */
interface Scene {
  readonly rig: BoardRig;
  readonly cases: readonly { readonly id: number; readonly queueId: number | null }[];
  readonly viewers: Readonly<Record<keyof typeof SEEN_BY, BoardViewer>>;
}

async function openScene(): Promise<Scene> {
  const rig = await BoardRig.on(server, clock);
  const { institutionId } = rig;
  const first = await makeQueue(server.database, institutionId);
  const second = await makeQueue(server.database, institutionId);
  const cases: { id: number; queueId: number | null }[] = [];
  for (const queueId of [first, second, second, null]) {
    const { id } = await rig.case('ana');
    await server.database.update(task).set({ queueId }).where(eq(task.id, id));
    cases.push({ id, queueId });
  }
  const [leader] = await server.database
    .select()
    .from(appUser)
    .where(eq(appUser.id, rig.idOf('leader')));
  const all = { institutionId, timeZone: ZONE };
  const viewers = {
    admin: { ...all, userId: rig.idOf('admin'), role: 'admin', groupId: null },
    leader: { ...all, userId: rig.idOf('leader'), role: 'leader', groupId: leader?.groupId ?? null },
    cruz: { ...all, userId: rig.idOf('cruz'), role: 'member', groupId: null },
  } as const;
  return { rig, cases, viewers };
}

const line = fc.record({
  agent: fc.constantFrom(...AGENTS),
  held: fc.nat(3),
  // From four days before noon of the third day until a day and a half after it.
  hours: fc.integer({ min: -96, max: 36 }),
  channel: fc.constantFrom(CHANNEL.call, '05' as const),
  callStatus: fc.constantFrom(...getCodeValues(CALL_STATUS), null),
  callResult: fc.constantFrom('PTP', 'NORLVT', 'RETRY'),
  contactRelation: fc.constantFrom('R01', 'R02', null),
  lineStatus: fc.constantFrom(null, null, 'NOA'),
  isPromise: fc.boolean(),
});
type Line = typeof line extends fc.Arbitrary<infer L> ? L : never;

const at = ({ hours }: Line): Date => new Date(BOARD_NOON.getTime() + hours * HOUR_MS);

const write = async ({ rig, cases }: Scene, lines: readonly Line[]): Promise<void> => {
  const rows = lines.map((one) => ({
    institutionId: rig.institutionId,
    taskId: cases[one.held]?.id ?? 0,
    agentId: one.agent === null ? null : rig.idOf(one.agent),
    creatorName: one.agent ?? '',
    callStatus: one.callStatus,
    callResult: one.callResult,
    channel: one.channel,
    contactRelation: one.contactRelation,
    lineStatus: one.lineStatus,
    promisedAt: one.isPromise ? at(one) : null,
    createdAt: at(one),
  }));
  await server.database.insert(collectionLog).values(rows);
};

const isReached = (one: Line): boolean => one.callStatus === 'CNCT' && one.lineStatus === null;
const isCall = (one: Line): boolean =>
  one.channel === CHANNEL.call && TELEPHONE_STATUSES.some((status) => status === one.callStatus);
const isRightParty = (one: Line): boolean =>
  isReached(one) && one.contactRelation === 'R01' && one.callResult !== 'NORLVT';

/** Counts the recorded work per key, line by line. */
function recount(lines: readonly Line[], by: readonly BoardKey[], { rig, cases }: Scene) {
  const keyOf = (one: Line): string =>
    JSON.stringify([
      by.includes('day') ? toCalendarDay(at(one), ZONE) : null,
      by.includes('agent') && one.agent !== null ? rig.idOf(one.agent) : null,
      by.includes('queue') ? (cases[one.held]?.queueId ?? null) : null,
    ]);
  const ours = lines.filter((one) => at(one) >= PERIOD.start && at(one) <= PERIOD.end);
  const dayOf = (one: Line): string => (by.includes('day') ? toCalendarDay(at(one), ZONE) : '');
  const casesOf = (some: readonly Line[]): number =>
    new Set(some.map((one) => `${one.agent} ${one.held} ${dayOf(one)}`)).size;
  return Object.fromEntries(
    [...new Set(ours.map(keyOf))].map((key) => {
      const some = ours.filter((one) => keyOf(one) === key);
      const counts = {
        handledCases: casesOf(some),
        calls: some.filter(isCall).length,
        connectedCalls: some.filter((one) => isCall(one) && isReached(one)).length,
        reachedCases: casesOf(some.filter(isReached)),
        rightPartyCases: casesOf(some.filter(isRightParty)),
        promisedCases: casesOf(some.filter((one) => one.isPromise && one.lineStatus === null)),
      };
      return [key, counts];
    }),
  );
}

const isWork = ({ facts }: BoardFact): boolean => (facts.handledCases ?? 0) > 0;

async function counted(selection: BoardSelection, by: readonly BoardKey[]) {
  const { institutionId } = selection.viewer;
  const facts = await inTenantTransaction(server.database, { institutionId }, (tx) => readFlows(tx, { selection, by }));
  return Object.fromEntries(
    facts.filter(isWork).map(({ day, agentId, queueId, facts: own }) => [JSON.stringify([day, agentId, queueId]), own]),
  );
}

const KEYS: readonly (readonly BoardKey[])[] = [[], ['agent'], ['queue', 'agent'], ['day'], ['day', 'agent', 'queue']];
/** Agents whose work each user sees; work without an agent belongs to the institution only. */
const SEEN_BY = { admin: AGENTS, leader: ['ana', 'ben'], cruz: ['cruz'] } as const;
const VIEWERS = ['admin', 'leader', 'cruz'] as const;

const seenBy = (name: keyof typeof SEEN_BY, lines: readonly Line[]): Line[] =>
  lines.filter(({ agent }) => SEEN_BY[name].some((each) => each === agent));

// fast-check prints the seed and the path of a failure: fc.assert(…, { seed, path }) repeats it.
test('DB-01 RO-01 work of several days equals a recount by day, agent and queue, for everybody who looks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 60 }), async (lines: Line[]) => {
      const scene = await openScene();
      await write(scene, lines);
      for (const name of VIEWERS) {
        const selection = { viewer: scene.viewers[name], period: PERIOD };
        for (const by of KEYS) expect(await counted(selection, by)).toEqual(recount(seenBy(name, lines), by, scene));
      }
      const [chosen] = scene.cases;
      const ofQueue = lines.filter(({ held }) => held === 0);
      const selection = { viewer: scene.viewers.admin, period: PERIOD, queueId: chosen?.queueId ?? 0 };
      expect(await counted(selection, ['agent'])).toEqual(recount(ofQueue, ['agent'], scene));
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 120_000);
