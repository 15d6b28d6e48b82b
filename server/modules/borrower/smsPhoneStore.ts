import { and, eq } from 'drizzle-orm';
import { sms } from '../../database/tables/messageTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { Task } from '../cases/casesFacade';

/** Finds the number that a message of a case went to; others are refused as not found (RO-01). */
export async function findSmsPhone(of: Task, smsId: string, { tx }: Pick<CallerContext, 'tx'>): Promise<string> {
  const [row] = await tx
    .select({ phone: sms.phone })
    .from(sms)
    .where(and(eq(sms.id, parseRowId(smsId)), eq(sms.taskId, of.id)));
  if (!row) throw new Refusal('notFound');
  return row.phone;
}
