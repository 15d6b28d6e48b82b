import { and, type SQL, sql } from 'drizzle-orm';
import { CASES_COUNTED_MAX } from '@/contract/ourLimits';
import { anyNumber } from '../../database/anyOf';
import { task } from '../../database/tables/caseTables';
import { searchedDigits } from '../../values/searchText';
import { stripNul } from '../../values/stripNul';
import { seesInstitution } from '../../access/visibleTasks';
import type { CallerContext } from '../../access/callContext';
import { isFiltered, type TaskFilters } from './taskFilterStore';

/**
 * Of how many borrowers the cases are looked up. Of more a list comes upon them soon enough by reading itself, unless it is filtered as
 * well by what is not found by itself: 2 s for a common surname and a shop, 0.4 by the borrowers.
 */
const FEW = { usual: 2 * CASES_COUNTED_MAX, besideOthers: 5 * CASES_COUNTED_MAX } as const;

/** Filters by which an index finds the cases of one value, or few do. */
const FOUND_BY_THEMSELVES = [
  'id',
  'borrowerId',
  'loanId',
  'status',
  'lastCallResult',
  'lastCallAgent',
  'heldKind',
  'heldUntilDay',
  'promiseDue',
  'promiseState',
] as const satisfies readonly (keyof TaskFilters)[];

type Found = readonly string[] | null | undefined;

const ofThem = (ids: Found): SQL | undefined => (ids ? anyNumber(task.borrowerId, ids.map(Number)) : undefined);

const soughtIn = ({ borrowerName, borrowerPhone }: TaskFilters) => ({
  name: borrowerName === undefined ? null : stripNul(borrowerName),
  digits: borrowerPhone === undefined ? null : searchedDigits(borrowerPhone),
});

const fewBeside = ({ borrowerName: _name, borrowerPhone: _phone, ...others }: TaskFilters): number =>
  !isFiltered(others) || FOUND_BY_THEMSELVES.some((name) => others[name] !== undefined) ? FEW.usual : FEW.besideOthers;

/**
 * What narrows an institution's cases to those of the few borrowers whose name or number can pass a search; undefined where it is not
 * of few. It leaves out none that the filters let through, for a case has name and numbers from its borrower, and lets others in.
 */
export async function amongFewBorrowers(
  search: TaskFilters,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<SQL | undefined> {
  const { name, digits } = soughtIn(search);
  if ((name ?? digits) === null || !seesInstitution(caller)) return undefined;
  const few = fewBeside(search);
  const { rows } = await tx.execute<{ named: Found; numbered: Found }>(
    sql`select saldo_borrowers_named(${name}, ${few}) as named, saldo_borrowers_numbered(${digits}, ${few}) as numbered`,
  );
  return and(ofThem(rows[0]?.named), ofThem(rows[0]?.numbered));
}
