import { toMinorUnits } from '@/contract/minor';
import { countDaysBetween } from '../../../server/values/toCalendarDay';
import { CALL_RESULT, CALL_STATUS } from '@/contract/codes/contactCodes';
import { CASE, CASE_STATUS, WILLINGNESS } from '@/contract/codes/caseCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import { type TaskRow, TASK_SORTS } from '@/contract/entities/cases/task';
import { loan, task } from '../../../server/database/tables/caseTables';
import { eq, inArray, sql } from 'drizzle-orm';
import { get, type Cells, type StoredTask, caseCells, getCsv, importText, setCase } from './cases';
import { makeGroup, makeInstitution, makeUser, signInAs, type SignedIn } from '../server/people';
import { startApp, type TestServer } from '../server/server';

// Half past six in the evening of 10 March in Mexico City, and already 11 March in UTC.
export const now = new Date('2026-03-11T00:30:00Z');
export const TODAY = '2026-03-10';
/** Cases of the listing's institution. */
export const CASES = 120;

const item = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

const lastCall = (at: number): Partial<StoredTask> => ({
  lastCallResult: item(getCodeValues(CALL_RESULT), at),
  lastCallStatus: item(getCodeValues(CALL_STATUS), at),
  lastCallAt: new Date(now.getTime() - (at % 11) * 43_200_000),
  lastCallAgent: item(['Luz Díaz', 'Omar 100%'], at),
});

/** Values that repeat at different paces, with empty ones among them, so that every filter parts the cases otherwise. */
const variety = (at: number): Partial<StoredTask> => ({
  status: item(getCodeValues(CASE_STATUS), at),
  ...(at % 4 === 0 ? {} : lastCall(at)),
  lastFollowUpAt: at % 5 === 0 ? null : new Date(now.getTime() - (at % 13) * 43_200_000),
  willingness: item(getCodeValues(WILLINGNESS), at),
  nextFollowUpAt: at % 5 === 0 ? null : new Date(now.getTime() + ((at % 7) - 3) * 28_800_000),
  ...(at % 3 === 0
    ? {}
    : {
        promisedAmount: toMinorUnits(1000 + at),
        promisedAt: new Date(now.getTime() + ((at % 9) - 4) * 28_800_000),
        promiseMadeAt: new Date(now.getTime() - 5 * 86_400_000),
      }),
  nextActionAt: at % 6 === 0 ? null : new Date(now.getTime() + ((at * 37) % 50) * 3_600_000),
});

/** A server whose lists have everything in them that a list can have. */
export interface Listing {
  readonly server: TestServer;
  readonly agent: SignedIn;
  readonly stranger: SignedIn;
  readonly leader: SignedIn;
  readonly admin: SignedIn;
  readonly tasks: readonly StoredTask[];
  readonly visibleTo: (who: SignedIn) => StoredTask[];
  readonly list: (who: SignedIn, input?: Cells, client?: 'prod' | 'api') => Promise<Page>;
}

/** A page of a list. */
export interface Page {
  readonly result: TaskRow[];
  readonly totalCount: number;
}

/** One borrower has one name and one phone, whichever of the loans a row is about. */
const SHARED = { borrower_name: 'ÁNGEL Núñez', mobile_phone: '+52 (55) 4444-7777' };

/** Opens a server with the cases that the tests of lists look at. */
export const openListing = async (): Promise<Listing> => {
  const server = await startApp({ now: () => now });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const user = async (more: Parameters<typeof makeUser>[1]) =>
    signInAs(database, await makeUser(database, more), { now });
  const agent = await user({ institutionId, groupId });
  const mate = await user({ institutionId, groupId });
  const stranger = await user({ institutionId, groupId: await makeGroup(database, institutionId) });
  const leader = await user({ institutionId, groupId, role: 'leader' });
  const admin = await user({ institutionId, role: 'admin' });
  const names = await database.$client.query<{ id: string; username: string }>('select id, username from app_user');
  const usernameOf = (who: SignedIn) => names.rows.find(({ id }) => Number(id) === who.userId)?.username ?? '';
  const usernames = [agent, agent, agent, mate, stranger].map(usernameOf);
  const rows = Array.from({ length: CASES }, (_, at) =>
    caseCells({
      agent_username: item(usernames, at),
      borrower_name: item(['Ana Cruz', 'ÁNGEL Núñez', 'O_o 50%', 'Bo\\b', '=1+1'], at),
      product_category: item(['Micro 7', 'Micro 14', 'Personal'], at),
      app_name: item(['CrediVale', 'LanaClick'], at),
      merchant: item(['Tienda Azul', 'Mercado', 'Elektra'], at),
      device: item(['Android', 'iOS'], at),
      penalty_date: new Date(Date.parse(`${TODAY}T00:00:00Z`) - (at % 40) * 86_400_000).toISOString().slice(0, 10),
      due_amount: `${100 + (at % 17) * 50}.25`,
      unpaid_repayment: String(50 + (at % 19) * 2),
      ...(at % 7 === 0 ? { ...SHARED, borrower_no: `SAME${at % 3}` } : {}),
    } satisfies Cells),
  );
  await importText(database, { institutionId, text: getCsv(rows), now });
  for (const [at, row] of (await database.select().from(task)).entries()) await setCase(database, row.id, variety(at));
  // Extended loans are not due again while the lists are read: their cases would come back to work.
  const extended = database.select({ id: task.loanId }).from(task).where(eq(task.status, CASE.extended));
  await database.update(loan).set({ penaltyDate: '2026-12-31' }).where(inArray(loan.id, extended));
  const tasks = await database.select().from(task).orderBy(task.id);
  const visibleTo = (who: SignedIn): StoredTask[] => {
    if (who === admin) return tasks;
    const holders = who === leader ? [agent.userId, mate.userId] : [who.userId];
    return tasks.filter(({ agentId }) => holders.includes(agentId ?? 0));
  };
  const list: Listing['list'] = async (who, input = {}, client = 'prod') => {
    const reply = await get<Page>(server, who, { path: `/${client}/task/listing`, input });
    if (reply.code !== '00') throw new Error(`the list was refused: ${reply.code} ${reply.message}`);
    return reply.data;
  };
  return { server, agent, stranger, leader, admin, tasks, visibleTo, list };
};

/** Adds ended cases of one loan, of which there may be any number, to a borrower of the number FAR. */
export const addEndedCases = ({ server }: Pick<Listing, 'server'>, added: number) =>
  server.database.execute(sql`
    with far as (
      insert into borrower (institution_id, borrower_no, name)
      select institution_id, 'FAR', 'Far Away' from task limit 1 returning id, borrower_no, name
    )
    insert into task (institution_id, loan_id, borrower_id, status, loan_no, borrower_no, borrower_name, penalty_date, amount, unpaid_repayment,
      last_call_at, collection_at)
    select institution_id, loan_id, far.id, 'C31', loan_no, far.borrower_no, far.name, penalty_date, n, n,
      case when n % 2 = 0 then now() end, collection_at
    from (select * from task order by id limit 1) as t, far, generate_series(1, ${added}) as n`);

/** The ids of rows, for comparing what is in a list regardless of its order. */
export const getIds = (rows: readonly { id: string | number }[]): string[] =>
  rows.map(({ id }) => String(id)).toSorted((a, b) => a.localeCompare(b));

/** Days past due, counted in plain words. */
export const overdue = (row: StoredTask): number => countDaysBetween(row.penaltyDate, TODAY);

/** Every way a list can be sorted. */
export const SORTINGS = TASK_SORTS.flatMap((sort) => (['asc', 'desc'] as const).map((order) => ({ sort, order })));
