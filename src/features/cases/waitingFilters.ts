import type { ListCount } from '@/contract/entities/listPreferences';
import type { taskListingQuery } from '@/contract/entities/task';
import type * as z from 'zod/mini';

import type { FilterName } from './caseFilters';

type Query = Partial<z.input<typeof taskListingQuery>>;

/** A filter that is one click away, with the count of what it shows. */
export interface QuickFilter {
  readonly count: keyof ListCount;
  readonly filter: Partial<Record<FilterName, string>>;
}

/** The quick filters of the caller's own cases; `today` is the institution's day. */
export const waitingFilters = (today: string): readonly QuickFilter[] => [
  { count: 'fresh', filter: { status: 'C00' } },
  { count: 'promisesToday', filter: { promiseDue: 'today', promiseState: 'open' } },
  { count: 'promisesTomorrow', filter: { promiseDue: 'tomorrow', promiseState: 'open' } },
  { count: 'promisesBroken', filter: { promiseDue: 'past' } },
  { count: 'followUps', filter: { nextFollowUpTo: today } },
];

const NAMES: readonly FilterName[] = ['status', 'promiseDue', 'promiseState', 'nextFollowUpTo'];

/** Whether the list shows just what a quick filter asks for. */
export const isInForce = ({ filter }: QuickFilter, query: Query): boolean =>
  NAMES.every((name) => query[name] === filter[name]);

/** What a click on a quick filter changes in the address: one stands in for another, and a second click takes it away. */
export const toggled = (quick: QuickFilter, query: Query): Partial<Record<FilterName, string | undefined>> =>
  Object.fromEntries(NAMES.map((name) => [name, isInForce(quick, query) ? undefined : quick.filter[name]]));
