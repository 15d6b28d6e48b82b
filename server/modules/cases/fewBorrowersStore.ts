import { and, type SQL, sql } from 'drizzle-orm';
import { CASES_COUNTED_MAX } from '@/contract/ourLimits';
import { anyNumber } from '../../database/anyOf';
import { task } from '../../database/tables/caseTables';
import { searchedDigits } from '../../values/searchText';
import { stripNul } from '../../values/stripNul';
import { seesInstitution } from '../../access/visibleTasks';
import type { CallerContext } from '../../access/callContext';
import type { TaskFilters } from './taskFilterStore';

/**
 * Of more borrowers a list comes upon their cases soon enough by reading itself. Of up to twice as many as are counted it does not
 * where another filter leaves few of them: 0.6 s for a common first name and a status, 0.12 by the borrowers.
 */
const FEW = 2 * CASES_COUNTED_MAX;

type Found = readonly string[] | null | undefined;

const ofThem = (ids: Found): SQL | undefined => (ids ? anyNumber(task.borrowerId, ids.map(Number)) : undefined);

/**
 * What narrows an institution's cases to those of the few borrowers whose name or number can pass a search; undefined where it is not
 * of few. It leaves out none that the filters let through, for a case has name and numbers from its borrower, and lets others in.
 */
export async function amongFewBorrowers(
  { borrowerName, borrowerPhone }: Pick<TaskFilters, 'borrowerName' | 'borrowerPhone'>,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<SQL | undefined> {
  const isSearched = borrowerName !== undefined || borrowerPhone !== undefined;
  if (!isSearched || !seesInstitution(caller)) return undefined;
  const name = borrowerName === undefined ? null : stripNul(borrowerName);
  const digits = borrowerPhone === undefined ? null : searchedDigits(borrowerPhone);
  const { rows } = await tx.execute<{ named: Found; numbered: Found }>(
    sql`select saldo_borrowers_named(${name}, ${FEW}) as named, saldo_borrowers_numbered(${digits}, ${FEW}) as numbered`,
  );
  return and(ofThem(rows[0]?.named), ofThem(rows[0]?.numbered));
}
