import { eq, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { ReplayFinding, LawReplay } from '@/contract/entities/law/lawReplay';
import { lawReplay } from '../../../server/database/tables/lawTables';
import { institution } from '../../../server/database/tables/organizationTables';
import { replayHistory } from '../../../server/modules/law/lawFacade';
import { createRandom } from '../../../server/seed/random';
import { removeGuards } from '../../support/server/database';
import { get, send } from '../../support/cases/cases';
import { type LawRig, openLawRig } from '../../support/law/lawRig';
import { seededHistory } from '../../support/law/seededHistory';
import { OWN_NAME, getPlanned, type SeededContact } from '../../support/law/seededDay';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';

const NOW = '2026-03-20T02:00:00Z';
const DAYS = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'];
const [FROM, TO] = ['2026-03-02', '2026-03-06'];
/** More than one page of borrowers. */
const BORROWERS = 120;

const seed = Number(process.env['LAW_SEED'] ?? randomInt(1_000_000));
let made: SeededContact[];
let planned: Map<string, number>;
let refused = 0;
let rig: LawRig;
let admin: SignedIn;
let auditor: SignedIn;
let foreign: SignedIn;

beforeAll(async () => {
  console.info(`LAW_SEED=${seed}`);
  rig = await openLawRig({ packs: ['CN'], zone: 'Asia/Shanghai', now: NOW });
  await removeGuards(rig.server, 'law_replay');
  const { database } = rig.server;
  await database.update(institution).set({ name: OWN_NAME }).where(eq(institution.id, rig.institutionId));
  const person = (role: 'admin' | 'auditor' | 'member') =>
    makeUser(database, { institutionId: rig.institutionId, role });
  const agents = [rig.agentId, await person('member'), await person('member')] as const;
  admin = await signInAs(database, await person('admin'), { now: rig.clock.now });
  auditor = await signInAs(database, await person('auditor'), { now: rig.clock.now });
  const elsewhere = await makeUser(database, { institutionId: await makeInstitution(database), role: 'admin' });
  foreign = await signInAs(database, elsewhere, { now: rig.clock.now });
  made = await seededHistory({ rig, agents, days: DAYS, borrowers: BORROWERS }, createRandom(seed));
  planned = getPlanned(made);
  refused = made.filter(({ rules }) => rules.length > 0).length;
});
afterAll(() => rig.close());

const list = async (who: SignedIn) =>
  (await get<LawReplay[]>(rig.server, who, { path: '/prod/manage/law/replays' })).data;
const start = (who: SignedIn, body: object) =>
  send<LawReplay>(rig.server, who, { path: '/prod/manage/law/replay/start', body });
const cancel = (who: SignedIn, id: string) =>
  send(rig.server, who, { path: '/prod/manage/law/replay/cancel', body: { id } });
const findings = async (id: string, by: string, who = admin): Promise<ReplayFinding[]> => {
  const input = { id, by, size: '100' };
  const path = '/prod/manage/law/replay/findings';
  const first = (await get<{ result: ReplayFinding[]; totalCount: number }>(rig.server, who, { path, input })).data;
  const all = [...first.result];
  for (let page = 2; all.length < first.totalCount; page += 1) {
    const next = await get<{ result: ReplayFinding[] }>(rig.server, who, {
      path,
      input: { ...input, page: String(page) },
    });
    all.push(...next.data.result);
  }
  return all;
};

/** The worker is woken by the start; its round is waited for. */
async function finished(id: string): Promise<LawReplay> {
  for (;;) {
    const found = (await list(admin)).find((each) => each.id === id);
    if (found && found.state !== 'waiting' && found.state !== 'running') return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, each) => all + each, 0);
const getLine = ({ day, rule, agentId }: ReplayFinding): string => `${day} ${rule} ${agentId}`;

test('LC-07 seeded violations of hours, caps, texts, holds, wishes and what was agreed to are found, all of them and no other, by rule, agent and day', async () => {
  const { data, code } = await start(admin, { from: FROM, to: TO });
  expect(code).toBe('00');
  const done = await finished(data.id);
  expect(done).toMatchObject({
    state: 'done',
    contacts: made.length,
    done: BORROWERS,
    borrowers: BORROWERS,
    doubted: 0,
  });
  expect(done.refused).toBe(refused);
  const found = await findings(data.id, 'each');
  expect(new Map(found.map((each) => [getLine(each), each.count]))).toEqual(planned);
  for (const by of ['rule', 'agent', 'day']) {
    expect(sum((await findings(data.id, by)).map(({ count }) => count))).toBe(sum(planned.values()));
  }
  const rules = (await findings(data.id, 'rule')).map(({ rule }) => rule);
  expect(new Set(rules)).toEqual(new Set(made.flatMap((each) => each.rules)));
  expect(rules).toEqual(expect.arrayContaining(['cn.answered', 'cn.hours', 'cn.thirdPartyContent', 'house.held']));
  const hours = found.find(({ rule }) => rule === 'cn.hours');
  expect(hours).toMatchObject({ article: expect.any(String), effect: 'deny', examples: expect.any(Array) });
  expect(found.every(({ count, examples }) => examples.length === Math.min(count, 20))).toBe(true);
});

test('LC-05 LC-07 messages that were written without consent where one is needed are found, all of them and no other', async () => {
  const { data } = await start(admin, { from: FROM, to: TO, pack: 'US-NYC@2026-09-01' });
  await finished(data.id);
  const found = (await findings(data.id, 'each')).filter(({ rule }) => rule === 'nyc.consent');
  expect(new Map(found.map((each) => [getLine(each), each.count]))).toEqual(getPlanned(made, 'inNewYork'));
});

test('LC-07 the command finds the same, and a server that died in the middle left no contact out and none counted twice', async () => {
  const { database } = rig.server;
  const asked = { institutionId: rig.institutionId, fromDay: FROM, toDay: TO, pack: undefined };
  const { packs, pages } = await replayHistory(database, asked);
  const read = { contacts: 0, refused: 0 };
  for await (const page of pages) {
    read.contacts += page.contacts;
    read.refused += page.refused;
  }
  expect(read).toEqual({ contacts: made.length, refused });
  expect(packs).toEqual(['HOUSE@3', 'CN@2025-02-28', 'CN@2026-01-30']);
  const { data } = await start(auditor, { from: FROM, to: TO });
  await finished(data.id);
  // The state after a crash: written findings persist, the rest is repeated.
  const first = (await findings(data.id, 'rule')).map(({ count }) => count).join();
  await database
    .update(lawReplay)
    .set({ state: 'running', finishedAt: null })
    .where(eq(lawReplay.id, Number(data.id)));
  expect((await finished(data.id)).contacts).toBe(made.length);
  expect((await findings(data.id, 'rule')).map(({ count }) => count).join()).toBe(first);
});

test('LC-07 a pack that is not in force anywhere is evaluated as if it always had been', async () => {
  const { data } = await start(admin, { from: FROM, to: TO, pack: 'PE@2010-10-02' });
  expect(await finished(data.id)).toMatchObject({
    state: 'done',
    contacts: made.length,
    asInForce: true,
    packs: ['PE@2010-10-02'],
  });
  const rules = (await findings(data.id, 'rule')).map(({ rule }) => rule);
  expect(rules).toContain('pe.hours');
  expect((await start(admin, { from: FROM, to: TO, pack: 'PE@1999-01-01' })).code).toBe('10');
});

test('LC-07 one replay at a time; one that is under way is cancelled, and agents and other institutions have none of it', async () => {
  const { database } = rig.server;
  const about = { actorId: 1, actorName: 'x', fromDay: FROM, toDay: TO, packs: [], asInForce: false, borrowers: 1 };
  const [kept] = await database
    .insert(lawReplay)
    .values({ institutionId: rig.institutionId, ...about, state: 'planned', createdAt: rig.clock.now })
    .returning();
  const id = String(kept?.id);
  await database.transaction(async (tx) => {
    // Simulates another server that works on it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`replay ${id}`}, 0))`);
    await database
      .update(lawReplay)
      .set({ state: 'running' })
      .where(eq(lawReplay.id, Number(id)));
    expect((await start(auditor, { from: FROM, to: TO })).code).toBe('109');
    expect((await cancel(foreign, id)).code).toBe('20');
    expect((await cancel(auditor, id)).code).toBe('00');
    expect((await list(admin))[0]).toMatchObject({ id, state: 'cancelled' });
  });
  expect(await list(foreign)).toEqual([]);
  const path = '/prod/manage/law/replay/findings';
  expect((await get(rig.server, foreign, { path, input: { id } })).code).toBe('20');
  expect((await rig.post('/prod/manage/law/replay/start', { from: FROM, to: TO })).code).toBe('21');
  expect((await start(admin, { from: TO, to: FROM })).code).toBe('10');
});
