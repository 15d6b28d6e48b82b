import { TELEPHONE_STATUSES } from '@/contract/codes/callStatus';
import { and, count, eq, gte, inArray, isNull } from 'drizzle-orm';
import { phoneCall } from '../../database/tables/callTables';
import { collectionLog } from '../../database/tables/caseTables';
import { calendarDay, startOfDay } from '../../values/calendarDay';
import type { CallerContext } from '../../access/callContext';
import type { Task } from './taskStore';

type AttemptContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** How often anybody has tried to reach somebody by telephone on a case in the institution's day: calls from here, and results of calls made elsewhere. */
export async function attemptsToday(of: Task, { tx, caller, now }: AttemptContext): Promise<number> {
  const since = startOfDay(calendarDay(now, caller.timeZone), caller.timeZone);
  const [dialled] = await tx
    .select({ calls: count() })
    .from(phoneCall)
    .where(and(eq(phoneCall.taskId, of.id), gte(phoneCall.startedAt, since)));
  const [recorded] = await tx
    .select({ calls: count() })
    .from(collectionLog)
    .where(
      and(
        eq(collectionLog.taskId, of.id),
        gte(collectionLog.createdAt, since),
        isNull(collectionLog.phoneCallId),
        inArray(collectionLog.callStatus, [...TELEPHONE_STATUSES]),
      ),
    );
  return (dialled?.calls ?? 0) + (recorded?.calls ?? 0);
}
