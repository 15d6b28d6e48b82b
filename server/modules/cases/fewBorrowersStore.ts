import { and, type SQL, sql } from 'drizzle-orm';
import { CASES_COUNTED_MAX } from '@/contract/ourLimits';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inIds } from '../../database/anyOf';
import { task } from '../../database/tables/caseTables';
import { toSearchedDigits } from '../../values/searchText';
import { stripNul } from '../../values/stripNul';
import { hasInstitutionScope } from '../../access/visibleTasks';
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

const isAmong = (column: PgColumn, ids: Found): SQL | undefined => (ids ? inIds(column, ids.map(Number)) : undefined);

const textOrNull = (text: string | undefined): string | null => (text === undefined ? null : stripNul(text));

const toSearched = (
  { borrowerName, borrowerPhone, borrowerId, loanId }: TaskFilters,
  { caller }: Pick<CallerContext, 'caller'>,
) => ({
  name: textOrNull(borrowerName),
  digits: borrowerPhone === undefined ? null : toSearchedDigits(borrowerPhone, caller),
  borrowerNo: textOrNull(borrowerId),
  loanNo: textOrNull(loanId),
});

const fewBeside = ({ borrowerName: _name, borrowerPhone: _phone, ...others }: TaskFilters): number =>
  !isFiltered(others) || FOUND_BY_THEMSELVES.some((name) => others[name] !== undefined) ? FEW.usual : FEW.besideOthers;

/**
 * Narrows an institution's cases to those of the few borrowers and loans whose name, phone or number can pass a search; undefined where
 * there are many. It leaves out none that the filters let through, for a case has them from its borrower and loan, and lets others in.
 */
export async function prefilterByBorrower(
  search: TaskFilters,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<SQL | undefined> {
  const searched = toSearched(search, { caller });
  const isSearched = Object.values(searched).some((text) => text !== null);
  if (!isSearched || !hasInstitutionScope(caller)) return undefined;
  const { name, digits, borrowerNo, loanNo } = searched;
  const few = fewBeside(search);
  const { rows } = await tx.execute<Record<'named' | 'phoned' | 'numbered' | 'loans', Found>>(
    sql`select saldo_borrowers_named(${name}, ${few}) as named, saldo_borrowers_numbered(${digits}, ${few}) as phoned,
      saldo_borrowers_by_number(${borrowerNo}, ${few}) as numbered, saldo_loans_by_number(${loanNo}, ${few}) as loans`,
  );
  const [{ named, phoned, numbered, loans } = {}] = rows as readonly Partial<(typeof rows)[number]>[];
  return and(...[named, phoned, numbered].map((ids) => isAmong(task.borrowerId, ids)), isAmong(task.loanId, loans));
}
