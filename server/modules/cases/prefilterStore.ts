import { and, type SQL, sql, or } from 'drizzle-orm';
import { CASES_COUNTED_MAX } from '@/contract/ourLimits';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { matchesAnyId, matchesAnyText } from '../../database/anyOf';
import { task } from '../../database/tables/caseTables';
import { toSearchedDigits } from '../../values/searchText';
import { stripNul } from '../../values/cellText';
import { hasInstitutionScope } from '../../access/selectVisibleTasks';
import type { CallerContext } from '../../access/callContext';
import { isFiltered, type TaskFilters } from './taskFilterStore';
import { matchesCaseName } from './caseNameStore';

/**
 * Maximum number of borrowers whose cases are looked up. With more, a list finds its cases fast enough without the lookup,
 * unless another filter has no index: a common surname and a shop take 2 s, 0.4 s by borrowers.
 */
const FEW_CASES = { usual: 2 * CASES_COUNTED_MAX, besideOthers: 5 * CASES_COUNTED_MAX } as const;

/** Filters that have an index on their value, or that few cases match. */
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
  'replies',
] as const satisfies readonly (keyof TaskFilters)[];

type PrefilterResult = readonly string[] | null | undefined;

const isAmong = (column: PgColumn, ids: PrefilterResult): SQL | undefined =>
  ids ? matchesAnyId(column, ids.map(Number)) : undefined;

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
  !isFiltered(others) || FOUND_BY_THEMSELVES.some((name) => others[name] !== undefined)
    ? FEW_CASES.usual
    : FEW_CASES.besideOthers;

/**
 * Narrows an institution's cases to those of the few borrowers and loans whose name, phone or number can match a search;
 * undefined if there are many. It excludes no case that the filters match, because a case copies these values from its borrower
 * and loan, but it may include others.
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
  const { rows } = await tx.execute<Record<'named' | 'phoned' | 'numbered' | 'loans', PrefilterResult>>(
    sql`select saldo_borrowers_named(${name}, ${few}) as named, saldo_borrowers_numbered(${digits}, ${few}) as phoned,
      saldo_borrowers_by_number(${borrowerNo}, ${few}) as numbered, saldo_loans_by_number(${loanNo}, ${few}) as loans`,
  );
  const [{ named, phoned, numbered, loans } = {}] = rows as readonly Partial<(typeof rows)[number]>[];
  return and(...[named, phoned, numbered].map((ids) => isAmong(task.borrowerId, ids)), isAmong(task.loanId, loans));
}

/** Maximum number of names: with more, a list finds its cases fast enough without this narrowing. */
const FEW_AGENTS = 200;

/**
 * Narrows an institution's cases to those of the agents whose name can match a search; undefined if there are many. Every name
 * that a case has had is included (migration 0062), so no match of the filters is lost.
 */
export async function prefilterByAgent(
  { lastCallAgent }: Pick<TaskFilters, 'lastCallAgent'>,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<SQL | undefined> {
  if (lastCallAgent === undefined || !hasInstitutionScope(caller)) return undefined;
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from ${matchesCaseName(lastCallAgent, 'agent', caller)} as named limit ${FEW_AGENTS + 1}`,
  );
  if (rows.length > FEW_AGENTS) return undefined;
  const names = rows.map(({ name }) => name);
  return or(matchesAnyText(task.lastCallAgent, names), matchesAnyText(task.agentName, names));
}
