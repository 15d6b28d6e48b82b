import { CASE } from '@/contract/codes/caseCodes';
import type { ListCount } from '@/contract/entities/cases/listPreferences';
import type { taskListingQuery } from '@/contract/entities/cases/task';
import type * as z from 'zod/mini';

import type { FilterName } from './caseFilters';

type Query = Partial<z.input<typeof taskListingQuery>>;

/** A filter available with one click. */
export interface QuickFilter {
  /** Filters with pending work of the caller show a count. */
  readonly name: keyof ListCount | 'collected';
  readonly filter: Partial<Record<FilterName, string>>;
}

/** The quick filters of the caller's own cases; `today` is the institution's day. */
export const waitingFilters = (today: string): readonly QuickFilter[] => [
  { name: 'fresh', filter: { status: CASE.fresh } },
  { name: 'promisesToday', filter: { promiseDue: 'today', promiseState: 'open' } },
  { name: 'promisesTomorrow', filter: { promiseDue: 'tomorrow', promiseState: 'open' } },
  { name: 'promisesBroken', filter: { promiseDue: 'past' } },
  { name: 'followUps', filter: { nextFollowUpTo: today } },
  { name: 'collected', filter: { status: CASE.settled } },
];

const NAMES: readonly FilterName[] = ['status', 'promiseDue', 'promiseState', 'nextFollowUpTo'];

/** Returns true if the list shows exactly the cases of a quick filter. */
export const isInForce = ({ filter }: QuickFilter, query: Query): boolean =>
  NAMES.every((name) => query[name] === filter[name]);

/** Returns the change of the address for a click on a quick filter: it replaces another one, and a second click removes it. */
export const toggled = (quick: QuickFilter, query: Query): Partial<Record<FilterName, string | undefined>> =>
  Object.fromEntries(NAMES.map((name) => [name, isInForce(quick, query) ? undefined : quick.filter[name]]));
