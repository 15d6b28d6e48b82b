import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/connect';
import { borrower, collectionLog, contact, loan, task } from '../../../server/database/tables/caseTables';
import { caseEvent, phoneCall } from '../../../server/database/tables/callTables';
import { sms } from '../../../server/database/tables/messageTables';
import { repaymentCode, repayPlan, payLog } from '../../../server/database/tables/moneyTables';
import { appUser, institution } from '../../../server/database/tables/organizationTables';
import { IMPORT_COLUMNS } from '../../../server/modules/import/importColumns';
import { importCases } from '../../../server/modules/import/importCases';
import type { SignedIn } from '../server/people';
import { type Reply, call } from '../server/signingIn';
import type { TestServer } from '../server/server';

/** Cells of an import file by column. */
export type Cells = Record<string, string>;

let number = 0;

/** Returns a valid row of an import file, each with a separate loan and borrower. */
export const caseCells = (cells: Cells = {}): Cells => {
  number += 1;
  return {
    borrower_no: `B${number}`,
    borrower_name: `Ana Cruz ${number}`,
    mobile_phone: `+52 55 ${10_000_000 + number}`,
    loan_no: `L${number}`,
    penalty_date: '2026-03-01',
    contract_amount: '1000',
    due_amount: '1250.50',
    ...cells,
  };
};

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The file of some rows, with the columns that occur in them. */
export const getCsv = (rows: readonly Cells[]): string => {
  const columns = IMPORT_COLUMNS.map(({ name }) => name).filter((name) => rows.some((row) => name in row));
  return [columns, ...rows.map((row) => columns.map((name) => quoted(row[name] ?? '')))]
    .map((cells) => cells.join(','))
    .join('\n');
};

const getCode = async (database: Database, institutionId: number): Promise<string> => {
  const [row] = await database.select().from(institution).where(eq(institution.id, institutionId));
  return row?.code ?? '';
};

/** A file for an institution; `now` is the day it comes in. */
export interface File {
  readonly institutionId: number;
  readonly text: string | Buffer;
  readonly now: Date;
}

/** Brings a file in through the importer. */
export const importText = async (database: Database, { institutionId, text, now }: File): Promise<number> =>
  importCases(database, { source: Readable.from([text]), institution: await getCode(database, institutionId), now });

/** A case as the database has it. */
export type StoredTask = typeof task.$inferSelect;

/** Makes one case through the importer, held by an agent. */
export const makeCase = async (
  database: Database,
  { institutionId, agentId, now, cells }: { institutionId: number; agentId?: number; now: Date; cells?: Cells },
): Promise<StoredTask> => {
  const [agent] = agentId === undefined ? [] : await database.select().from(appUser).where(eq(appUser.id, agentId));
  const row = caseCells({ ...(agent ? { agent_username: agent.username } : {}), ...cells });
  await importText(database, { institutionId, text: getCsv([row]), now });
  return readCase(database, row['loan_no'] ?? '');
};

/** Reads a case by its loan's number. */
export const readCase = async (database: Database, loanNo: string): Promise<StoredTask> => {
  const [row] = await database.select().from(task).where(eq(task.loanNo, loanNo));
  if (!row) throw new Error(`there is no case of loan ${loanNo}`);
  return row;
};

/** Changes a case behind the server's back. */
export const setCase = async (
  database: Database,
  id: number,
  { searchName: _generated, ...changes }: Partial<StoredTask>,
): Promise<void> => {
  await database.update(task).set(changes).where(eq(task.id, id));
};

/** The contacts of a case's borrower in the order in which they came. */
export const getContacts = (database: Database, { borrowerId }: StoredTask) =>
  database.select().from(contact).where(eq(contact.borrowerId, borrowerId)).orderBy(contact.id);

/** All rows of the tables of cases, for comparing before and after. */
export const everything = async (database: Database) => ({
  borrowers: await database.select().from(borrower).orderBy(borrower.id),
  loans: await database.select().from(loan).orderBy(loan.id),
  tasks: await database.select().from(task).orderBy(task.id),
  contacts: await database.select().from(contact).orderBy(contact.id),
  logs: await database.select().from(collectionLog).orderBy(collectionLog.id),
  pays: await database.select().from(payLog).orderBy(payLog.id),
  plans: await database.select().from(repayPlan).orderBy(repayPlan.id),
  codes: await database.select().from(repaymentCode).orderBy(repaymentCode.id),
  messages: await database.select().from(sms).orderBy(sms.id),
  calls: await database.select().from(phoneCall).orderBy(phoneCall.id),
  events: await database.select().from(caseEvent).orderBy(caseEvent.id),
});

const query = (input: Cells): string => {
  const text = new URLSearchParams(input).toString();
  return text === '' ? '' : `?${text}`;
};

/** A GET call: its path and query. */
export interface Asked {
  readonly path: string;
  readonly input?: Cells;
}

/** Reads by a GET call as somebody. */
export const get = <Data>(server: TestServer, who: SignedIn, { path, input = {} }: Asked): Promise<Reply<Data>> =>
  call<Data>(server, { method: 'GET', url: `${path}${query(input)}`, headers: who.headers });

/** Sends a body by a POST or PUT call as somebody. */
export const send = <Data>(
  server: TestServer,
  who: SignedIn,
  { path, body, method = 'POST', key }: { path: string; body: object; method?: 'POST' | 'PUT'; key?: string },
): Promise<Reply<Data>> => {
  const headers = { ...who.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) };
  return call<Data>(server, { method, url: path, headers, payload: body });
};
