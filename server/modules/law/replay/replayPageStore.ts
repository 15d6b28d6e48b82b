import { and, asc, count, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect';
import { borrower } from '../../../database/tables/caseTables';
import { institution } from '../../../database/tables/organizationTables';
import { listHoldPeriods } from '../../cases/casesFacade';
import { listPreferencePeriods } from '../../preferences/preferencesFacade';
import { listContactRows } from '../contactHistoryStore';
import { listLiftedContacts } from '../override/overrideStore';
import { selectOwnNumbers } from '../knownStore';
import type { ReplayedBorrower } from './replayBorrowerPage';

type ReplayPageReadContext = { readonly tx: Pick<Transaction, 'select'> & Transaction };

/** Number of borrowers per page: small enough that no call waits for one. */
const PAGE_OF_BORROWERS = 100;

/** Next borrowers to read, and the period of their contacts. */
export interface ReplayPageRequest {
  readonly institutionId: number;
  /** Id of the borrower before the first. */
  readonly after: string;
  readonly since: Date;
  readonly until: Date;
}

/** Borrowers with their contacts and the preferences and holds of the period. */
export interface BorrowerPage {
  readonly borrowers: readonly ReplayedBorrower[];
  /** Id of the last borrower; null if no more follow. */
  readonly last: string | null;
}

const nextBorrowers = ({ institutionId, after }: ReplayPageRequest, { tx }: ReplayPageReadContext) =>
  tx
    .select({
      id: borrower.id,
      borrowerNo: borrower.borrowerNo,
      said: borrower.timeZones,
      numbers: selectOwnNumbers({ tx }),
    })
    .from(borrower)
    .where(and(eq(borrower.institutionId, institutionId), gt(borrower.borrowerNo, after)))
    .orderBy(asc(borrower.borrowerNo))
    .limit(PAGE_OF_BORROWERS);

interface OfBorrower {
  readonly borrowerId: number;
}

/** Finds the rows of each borrower. */
function byBorrower<Row extends OfBorrower>(rows: readonly Row[]): (borrowerId: number) => readonly Row[] {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const known = found.get(row.borrowerId);
    if (known) known.push(row);
    else found.set(row.borrowerId, [row]);
  }
  return (borrowerId) => found.get(borrowerId) ?? [];
}

/** Reads the next borrowers by id, each with all contacts, preferences and holds. */
export async function readPage(request: ReplayPageRequest, reading: ReplayPageReadContext): Promise<BorrowerPage> {
  const found = await nextBorrowers(request, reading);
  const { institutionId, since, until } = request;
  const ids = found.map(({ id }) => id);
  const rows = await listContactRows({ institutionId, borrowerIds: ids, since, until }, reading);
  const of = { institutionId, borrowerIds: ids };
  const [contactsOf, wishesOf, holdsOf, liftedOf] = [
    byBorrower(rows),
    byBorrower(await listPreferencePeriods(of, reading)),
    byBorrower(await listHoldPeriods(of, reading)),
    byBorrower(await listLiftedContacts(of, reading)),
  ];
  return {
    borrowers: found.map(({ id, said, numbers }) => ({
      said,
      numbers,
      rows: contactsOf(id),
      wishes: wishesOf(id),
      holds: holdsOf(id),
      lifted: liftedOf(id),
    })),
    last: found.at(-1)?.borrowerNo ?? null,
  };
}

/** Counts the borrowers of an institution. */
export async function countBorrowers(institutionId: number, { tx }: ReplayPageReadContext): Promise<number> {
  const [row] = await tx.select({ number: count() }).from(borrower).where(eq(borrower.institutionId, institutionId));
  return row?.number ?? 0;
}

/** Reads the time zone and the name of an institution. */
export async function getOwner(
  institutionId: number,
  { tx }: ReplayPageReadContext,
): Promise<{ readonly timeZone: string; readonly ownName: string }> {
  const { timeZone, name: ownName } = institution;
  const [row] = await tx.select({ timeZone, ownName }).from(institution).where(eq(institution.id, institutionId));
  if (!row) throw new Error('there is no such institution');
  return row;
}
