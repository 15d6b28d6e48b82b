import type { ContactDecision } from '@/contract/entities/law/contactDecision';
import { readSpreadsheet } from '../../../server/values/spreadsheet/readSpreadsheet';
import { appUser } from '../../../server/database/tables/organizationTables';
import { eq } from 'drizzle-orm';
import { csvLines } from '../../support/values/csvLines';
import { type LawRig, openLawRig } from '../../support/law/lawRig';
import { get, type StoredTask } from '../../support/cases/cases';
import { makeGroup, makeInstitution, makeUser, type SignedIn, signInAs } from '../../support/server/people';

/** Half past seven in Shanghai: nobody is called before eight. */
const EARLY = '2026-11-22T23:30:00Z';
const PATH = '/prod/manage/law/decisions';

interface Page {
  readonly result: readonly ContactDecision[];
  readonly totalCount: number;
}

let rig: LawRig;
beforeAll(async () => {
  rig = await openLawRig({ packs: ['CN'], zone: 'Asia/Shanghai', now: EARLY });
});
afterAll(() => rig.close());

const person = async (
  role: 'auditor' | 'admin' | 'leader' | 'member',
  groupId?: number,
  institutionId = rig.institutionId,
): Promise<SignedIn> => {
  const { database } = rig.server;
  const id = await makeUser(database, { institutionId, role, ...(groupId !== undefined && { groupId }) });
  return signInAs(database, id, { now: rig.clock.now });
};

const list = (who: SignedIn, query: string) => get<Page>(rig.server, who, { path: `${PATH}?${query}` });
const getDecisions = async (of: StoredTask, who: SignedIn, query = ''): Promise<readonly ContactDecision[]> =>
  (await list(who, `taskId=${of.id}${query}`)).data.result;

/** Creates a refused call, one with a confirmation, and one with a reason. */
async function makeDecisions(): Promise<StoredTask> {
  const of = await rig.fresh();
  const contactId = await rig.contactOf(of);
  await rig.setMode('enforce');
  expect((await rig.dial(of, contactId)).code).toBe('113');
  await rig.setMode('warn');
  expect((await rig.dial(of, contactId)).code).toBe('114');
  expect((await rig.dial(of, contactId, { lawReason: 'She asked to be called now' })).code).toBe('00');
  return of;
}

test('PS-02 LC-03 LC-08 an auditor sees each decision of a case: verdict, rule with article, pack version, zone, reason, and refused ones', async () => {
  const of = await makeDecisions();
  const found = await getDecisions(of, await person('auditor'));
  expect(found.map(({ outcome, verdict, reason }) => [outcome, verdict, reason])).toEqual([
    ['withReason', 'deny', 'She asked to be called now'],
    ['needsReason', 'deny', null],
    ['refused', 'deny', null],
  ]);
  expect(found[2]).toMatchObject({
    taskId: String(of.id),
    loanId: of.loanNo,
    agentId: String(rig.agentId),
    relation: 'R01',
    channel: 'call',
    mode: 'enforce',
    zones: ['Asia/Shanghai'],
    earliest: '2026-11-23T00:00:00.000Z',
    reasons: [{ pack: 'CN@2026-01-30', rule: 'cn.hours', effect: 'deny' }],
  });
  expect(found[2]?.reasons[0]?.article).not.toBe('');
  expect(found[2]?.packs).toContain('CN@2026-01-30');
});

test('LC-03 decisions are filtered by day, agent, case and verdict', async () => {
  const of = await makeDecisions();
  const who = await person('admin');
  const [agent] = await rig.server.database.select().from(appUser).where(eq(appUser.id, rig.agentId));
  const number = async (query: string): Promise<number> => (await list(who, query)).data.totalCount;
  expect(await number(`loanId=${of.loanNo}&verdict=deny`)).toBe(3);
  expect(await number(`loanId=${of.loanNo}&verdict=allow`)).toBe(0);
  expect(await number(`loanId=${of.loanNo}&user=${agent?.username}`)).toBe(3);
  expect(await number(`loanId=${of.loanNo}&user=nobody-of-this-name`)).toBe(0);
  // Seven in the morning there: the day has begun in Shanghai.
  expect(await number(`loanId=${of.loanNo}&from=2026-11-23&to=2026-11-23`)).toBe(3);
  expect(await number(`loanId=${of.loanNo}&to=2026-11-22`)).toBe(0);
  expect(await number('taskId=none')).toBe(0);
  const second = (await list(who, `loanId=${of.loanNo}&page=2&size=2`)).data;
  expect([second.totalCount, second.result.map(({ outcome }) => outcome)]).toEqual([3, ['refused']]);
});

test('LC-03 without a day and without a case the last seven days are listed', async () => {
  const of = await makeDecisions();
  const later = async (moment: string): Promise<readonly string[]> => {
    await rig.at(moment);
    const { result } = (await list(await person('auditor'), 'size=100')).data;
    return result.map(({ taskId }) => taskId);
  };
  expect(await later('2026-11-29T03:00:00Z')).toContain(String(of.id));
  expect(await later('2026-11-30T03:00:00Z')).not.toContain(String(of.id));
  await rig.at(EARLY);
});

test('LC-03 RO-01 a leader sees the decisions of the group, another group and another institution none, an agent nothing', async () => {
  const { database } = rig.server;
  const of = await makeDecisions();
  const others = await makeGroup(database, rig.institutionId);
  const foreign = await person('auditor', undefined, await makeInstitution(database));
  expect(await getDecisions(of, await person('leader', rig.groupId))).toHaveLength(3);
  expect(await getDecisions(of, await person('leader', others))).toEqual([]);
  expect(await getDecisions(of, foreign)).toEqual([]);
  expect((await list(await person('member'), '')).code).toBe('21');
});

const sheetLines = async (file: Buffer): Promise<string[]> =>
  (await readSpreadsheet(file)).map((cells) => cells.join(' '));

test.each(['csv', 'xlsx'])('PS-02 LC-03 AP-06 decisions are exported as %s', async (format) => {
  const of = await makeDecisions();
  const who = await person('auditor');
  const url = `${PATH}/export?taskId=${of.id}&format=${format}`;
  const answer = await rig.server.app.inject({ url, headers: who.headers });
  const lines = format === 'csv' ? csvLines(answer.body) : await sheetLines(answer.rawPayload);
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/Forbidden.Made with a reason.*Call.CN@2026-01-30 cn\.hours .*She asked to be called now/u);
  expect(lines[3]).toMatch(/Forbidden.Refused/u);
});
