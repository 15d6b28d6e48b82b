import { CASE } from '@/contract/codes/caseStatus';
import type { ListCount } from '@/contract/entities/listPreferences';
import type { taskListingQuery } from '@/contract/entities/task';
import type * as z from 'zod/mini';

import type { FilterName } from './caseFilters';

type Query = Partial<z.input<typeof taskListingQuery>>;

/** A filter that is one click away. */
export interface QuickFilter {
  /** Those that wait for the caller are counted. */
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

/** Whether the list shows just what a quick filter asks for. */
export const isInForce = ({ filter }: QuickFilter, query: Query): boolean =>
  NAMES.every((name) => query[name] === filter[name]);

/** What a click on a quick filter changes in the address: one stands in for another, and a second click takes it away. */
export const toggled = (quick: QuickFilter, query: Query): Partial<Record<FilterName, string | undefined>> =>
  Object.fromEntries(NAMES.map((name) => [name, isInForce(quick, query) ? undefined : quick.filter[name]]));
