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
 * Of how many borrowers the cases are looked up. Of more a list comes upon them soon enough by reading itself; where it is filtered by
 * something else as well, few of them may pass, and it would read on and on: 2 s for a common surname and a shop, 0.3 by the borrowers.
 */
export const FEW_BORROWERS = { alone: 2 * CASES_COUNTED_MAX, filtered: 5 * CASES_COUNTED_MAX } as const;

type Found = readonly string[] | null | undefined;

const ofThem = (ids: Found): SQL | undefined => (ids ? anyNumber(task.borrowerId, ids.map(Number)) : undefined);

type Search = Pick<TaskFilters, 'borrowerName' | 'borrowerPhone'>;

const soughtIn = ({ borrowerName, borrowerPhone }: Search) => ({
  name: borrowerName === undefined ? null : stripNul(borrowerName),
  digits: borrowerPhone === undefined ? null : searchedDigits(borrowerPhone),
});

/**
 * What narrows an institution's cases to those of the few borrowers whose name or number can pass a search; undefined where it is not
 * of few. It leaves out none that the filters let through, for a case has name and numbers from its borrower, and lets others in.
 */
export async function amongFewBorrowers(
  search: Search,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
  few: (typeof FEW_BORROWERS)[keyof typeof FEW_BORROWERS] = FEW_BORROWERS.filtered,
): Promise<SQL | undefined> {
  const { name, digits } = soughtIn(search);
  if ((name ?? digits) === null || !seesInstitution(caller)) return undefined;
  const { rows } = await tx.execute<{ named: Found; numbered: Found }>(
    sql`select saldo_borrowers_named(${name}, ${few}) as named, saldo_borrowers_numbered(${digits}, ${few}) as numbered`,
  );
  return and(ofThem(rows[0]?.named), ofThem(rows[0]?.numbered));
}
