import type { CallInput } from '@/contract/call';
import type { bulkMessageCalls } from '@/contract/calls/cases/bulkMessageCalls';

/** Filters of a case list without its page and order. */
export type BulkFilters = CallInput<typeof bulkMessageCalls.bulkPlan>['filters'];
