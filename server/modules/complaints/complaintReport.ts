import type * as z from 'zod/mini';
import { codeValues } from '@/contract/codes/codeTable';
import { COMPLAINT_AGE } from '@/contract/codes/complaintCodes';
import type { ComplaintReport, complaintReportQuery } from '@/contract/entities/management/complaintReport';
import type { CallerContext } from '../../access/callContext';
import { addDays, calendarDay, startOfDay } from '../../values/calendarDay';
import { countByAge, countByKind, countComplaints } from './complaintReportStore';

/** Returns the work orders visible to the caller by cause and by age, and the number completed in time (CM-01; docs/complaints.md). */
export async function reportComplaints(
  { days }: z.output<typeof complaintReportQuery>,
  context: CallerContext,
): Promise<ComplaintReport> {
  const { timeZone } = context.caller;
  const to = calendarDay(context.now, timeZone);
  const from = addDays(to, 1 - Number(days));
  const period = { from: startOfDay(from, timeZone), until: startOfDay(addDays(to, 1), timeZone) };
  const ages = new Map((await countByAge(context)).map((row) => [row.age, row]));
  return {
    from,
    to,
    total: await countComplaints(period, context),
    byKind: await countByKind(period, context),
    byAge: codeValues(COMPLAINT_AGE).map((age) => ages.get(age) ?? { age, open: 0, overdue: 0 }),
  };
}
