import { and, asc, count, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect';
import { borrower } from '../../../database/tables/caseTables';
import { institution } from '../../../database/tables/organisationTables';
import { type ContactRow, listContactRows } from '../contactHistoryStore';
import type { ReplayedBorrower } from './replayedPage';

type Reading = { readonly tx: Pick<Transaction, 'select'> & Transaction };

/** Borrowers of a page: small enough that nobody waits for one. */
const PAGE_OF_BORROWERS = 100;

/** Which borrowers come next, and from when until when their contacts are read. */
export interface WantedPage {
  readonly institutionId: number;
  /** The number of the borrower before the first. */
  readonly after: string;
  readonly since: Date;
  readonly until: Date;
}

/** Some borrowers with their contacts. */
export interface ReadPage {
  readonly borrowers: readonly ReplayedBorrower[];
  /** The number of the last; null: there are no more. */
  readonly last: string | null;
}

const nextBorrowers = ({ institutionId, after }: WantedPage, { tx }: Reading) =>
  tx
    .select({ id: borrower.id, borrowerNo: borrower.borrowerNo, timeZones: borrower.timeZones })
    .from(borrower)
    .where(and(eq(borrower.institutionId, institutionId), gt(borrower.borrowerNo, after)))
    .orderBy(asc(borrower.borrowerNo))
    .limit(PAGE_OF_BORROWERS);

/** The borrowers that come next, in the order of their numbers, each with all contacts. */
export async function readPage(wanted: WantedPage, reading: Reading): Promise<ReadPage> {
  const found = await nextBorrowers(wanted, reading);
  const { institutionId, since, until } = wanted;
  const ids = found.map(({ id }) => id);
  const rows = await listContactRows({ institutionId, borrowerIds: ids, since, until }, reading);
  const byBorrower = new Map<number, ContactRow[]>(ids.map((id) => [id, []]));
  for (const row of rows) byBorrower.get(row.borrowerId)?.push(row);
  return {
    borrowers: found.map(({ id, timeZones }) => ({ timeZones, rows: byBorrower.get(id) ?? [] })),
    last: found.at(-1)?.borrowerNo ?? null,
  };
}

/** How many borrowers an institution has. */
export async function countBorrowers(institutionId: number, { tx }: Reading): Promise<number> {
  const [row] = await tx.select({ number: count() }).from(borrower).where(eq(borrower.institutionId, institutionId));
  return row?.number ?? 0;
}

/** The time zone of an institution. */
export async function zoneOf(institutionId: number, { tx }: Reading): Promise<string> {
  const [row] = await tx
    .select({ timeZone: institution.timeZone })
    .from(institution)
    .where(eq(institution.id, institutionId));
  if (!row) throw new Error('there is no such institution');
  return row.timeZone;
}
