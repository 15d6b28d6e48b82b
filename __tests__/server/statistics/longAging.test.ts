import type { LongAgingLoan, LongAgingRow } from '@/contract/entities/cases/longAging';
import { desc } from 'drizzle-orm';
import { behavior } from '../../../server/database/tables/workTables';
import { get, makeCase, setCase } from '../../support/cases/cases';
import type { SignedIn } from '../../support/server/people';
import { makeGroup, makeInstitution, makeUser, signInAs } from '../../support/server/people';
import type { TestServer } from '../../support/server/server';
import { startApp } from '../../support/server/server';
import { csvLines } from '../../support/values/csvLines';

const now = new Date('2026-03-12T00:30:00Z');

interface Page<Row> {
  readonly result: readonly Row[];
  readonly totalCount: number;
}

let server: TestServer;
let aging: SignedIn;
let plain: SignedIn;
let auditor: SignedIn;
let leader: SignedIn;
let unflagged: SignedIn;
let foreign: SignedIn;
let borrowerNo: string;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const sign = async (more: Omit<Parameters<typeof makeUser>[1], 'institutionId'> & { institutionId?: number }) =>
    signInAs(database, await makeUser(database, { institutionId, ...more }), { now });
  const groupId = await makeGroup(database, institutionId);
  aging = await sign({ longAging: true, groupId });
  leader = await sign({ role: 'leader', longAging: true, groupId });
  unflagged = await sign({ role: 'leader', groupId });
  plain = await sign({});
  auditor = await sign({ role: 'auditor' });
  foreign = await sign({ institutionId: await makeInstitution(database), longAging: true });
  const make = (cells: Record<string, string>) =>
    makeCase(database, { institutionId, agentId: aging.userId, now, cells: { long_aging: 'true', ...cells } });
  const { borrowerNo: number } = await make({ penalty_date: '2025-11-01', due_amount: '100' });
  borrowerNo = number;
  await make({ borrower_no: number, penalty_date: '2025-10-01', due_amount: '200' });
  await make({ borrower_name: 'Zoé 100%', penalty_date: '2025-12-01', due_amount: '900' });
  await make({ long_aging: 'false' });
  const closed = await make({ borrower_no: number, due_amount: '50' });
  await setCase(database, closed.id, { status: 'C40' });
});
afterAll(() => server.close());

const list = (who: SignedIn, input: Record<string, string> = {}) =>
  get<Page<LongAgingRow>>(server, who, { path: '/prod/task/LongAgingListing', input });
const loans = (who: SignedIn, longAgingTasksId: string) =>
  get<Page<LongAgingLoan>>(server, who, { path: '/prod/task/loanItemInfoLongAging', input: { longAgingTasksId } });

const flag = async (who: SignedIn) => (await get(server, who, { path: '/prod/task/getIsLongAging' })).data;

test('CL-03 /prod/task/getIsLongAging says who works long-aging cases', async () => {
  expect([await flag(aging), await flag(plain)]).toEqual([true, false]);
});

test('CL-03 borrowers with what is due on all their open long-aging loans, the oldest first', async () => {
  const { data } = await list(aging);
  expect(data.totalCount).toBe(2);
  expect(data.result).toMatchObject([
    { borrowerId: borrowerNo, loanCount: 2, amount: 300, penaltyDay: 161, currency: 'MXN' },
    { loanCount: 1, amount: 900, penaltyDay: 100 },
  ]);
});

test.each([
  [{ sort: 'amount', order: 'desc' }, [900, 300]],
  [{ sort: 'loanCount', order: 'asc' }, [900, 300]],
  [{ sort: 'penaltyDay', order: 'asc' }, [900, 300]],
  [{ borrowerName: '100%' }, [900]],
  [{ borrowerName: '%' }, [900]],
  [{ page: '2', size: '1' }, [900]],
] satisfies [Record<string, string>, number[]][])('CL-03 %j', async (input, amounts) => {
  const { data } = await list(aging, input);
  expect(data.result.map(({ amount }) => amount)).toEqual(amounts);
});

test('CL-03 the loans of a borrower, the oldest first', async () => {
  const [row] = (await list(aging)).data.result;
  const { data } = await loans(aging, row?.longAgingTasksId ?? '');
  expect(data.totalCount).toBe(2);
  expect(data.result).toMatchObject([
    { amount: 200, penaltyDate: '2025-10-01', loanStatus: '40', status: 'C00' },
    { amount: 100, penaltyDate: '2025-11-01' },
  ]);
});

test('CL-03 RO-01 without the flag it is refused, another institution sees nothing, an auditor reads', async () => {
  const [row] = (await list(aging)).data.result;
  expect((await list(plain)).code).toBe('21');
  expect((await loans(plain, row?.longAgingTasksId ?? '')).code).toBe('21');
  expect((await list(foreign)).data).toEqual({ result: [], totalCount: 0 });
  expect((await loans(foreign, row?.longAgingTasksId ?? '')).data).toEqual({ result: [], totalCount: 0 });
  expect((await list(auditor)).data.totalCount).toBe(2);
});

const take = (who: SignedIn, asked: Record<string, string> = {}) =>
  server.app.inject({
    url: `/prod/task/LongAgingListing/export?${new URLSearchParams(asked).toString()}`,
    headers: who.headers,
  });

const getLines = async (who: SignedIn, asked?: Record<string, string>): Promise<string[]> =>
  csvLines((await take(who, asked)).body);

test('CL-03 AP-06 the borrowers as a file: filtered, in the requested order; the exporting user is recorded', async () => {
  const [head, first, second] = await getLines(leader);
  expect(head).toBe(
    'Customer name,User ID,Loans,Amount due,Overdue days,Latest result,Last call (America/Mexico_City),Agent',
  );
  expect(first?.split(',').slice(1, 5)).toEqual([borrowerNo, '2', '300', '161']);
  expect(second).toMatch(/^Zoé 100%,/u);
  expect(await getLines(auditor, { sort: 'amount', order: 'desc' })).toEqual([head, second, first]);
  expect(await getLines(leader, { borrowerName: '100%', sort: 'loanCount' })).toEqual([head, second]);
  expect((await take(leader, { format: 'xlsx' })).headers['content-type']).toContain('spreadsheetml');
  const [taken] = await server.database.select().from(behavior).orderBy(desc(behavior.id)).limit(1);
  expect(taken).toMatchObject({ userId: leader.userId, type: 'exportList', detail: 'long-aging, 2 rows, xlsx' });
});

test('CL-03 RO-01 AP-06 an agent takes no list away, nor does a leader who works no long-aging cases', async () => {
  for (const who of [aging, plain, unflagged, foreign]) {
    expect((await take(who)).json()).toMatchObject({ code: '21' });
  }
});

test('CL-03 fewer than four digits of a number are refused', async () => {
  expect((await list(aging, { borrowerPhone: '123' })).code).toBe('10');
});
