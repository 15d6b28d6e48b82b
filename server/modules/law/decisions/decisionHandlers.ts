import type * as z from 'zod/mini';
import type { contactDecisionCalls } from '@/contract/calls/management/contactDecisionCalls';
import { DECISION_DAYS, type decisionsQuery } from '@/contract/entities/law/contactDecision';
import type { CallerContext, Handlers } from '../../../access/callContext';
import { addDays, toCalendarDay, endOfDay, startOfDay } from '../../../values/toCalendarDay';
import { exportDecisions } from './exportDecisions';
import { countDecisions, type DecisionFilter, listDecisions } from './decisionListStore';
import { serializeDecision } from './decisionWire';

type Query = Omit<z.output<typeof decisionsQuery>, 'page' | 'size'>;

/** Converts the days of a query to times; without days and without a case the latest days. */
function toFilter({ from, to, ...filter }: Query, { caller, now }: CallerContext): DecisionFilter {
  const { timeZone } = caller;
  const isOpen = from === undefined && to === undefined && filter.taskId === undefined && filter.loanId === undefined;
  const first = isOpen ? addDays(toCalendarDay(now, timeZone), 1 - DECISION_DAYS) : from;
  return {
    ...filter,
    start: first === undefined ? undefined : startOfDay(first, timeZone),
    end: to === undefined ? undefined : endOfDay(startOfDay(to, timeZone), timeZone),
  };
}

/** Handlers of the list of contact decisions, for users who have to document them (LC-03). */
export const contactDecisionHandlers: Handlers<typeof contactDecisionCalls> = {
  listing: async ({ page, size, ...query }, context) => {
    const filter = toFilter(query, context);
    const rows = await listDecisions(filter, { offset: (page - 1) * size, limit: size }, context);
    return { result: rows.map(serializeDecision), ...(await countDecisions(filter, context)) };
  },
  export: ({ format, ...query }, context) => exportDecisions(toFilter(query, context), format, context),
};
