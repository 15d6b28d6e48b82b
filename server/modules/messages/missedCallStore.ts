import { CONNECTED } from '@/contract/codes/contactCodes';
import { and, eq } from 'drizzle-orm';
import { joinsTo } from '../../database/joinsTo';
import { phoneCall } from '../../database/tables/callTables';
import { contact } from '../../database/tables/caseTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { StoredSms } from './smsWorkerStore';
import type { Task } from '../cases/casesFacade';

/** Finds the contact of an unanswered call of the caller on a case; refused during the call and after a conversation. */
export async function findUnansweredCall(
  phoneCallId: string,
  of: Task,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<Pick<StoredSms, 'contactId' | 'contactName' | 'contactRelation' | 'phone'>> {
  const [call] = await tx
    .select({
      state: phoneCall.state,
      callStatus: phoneCall.callStatus,
      contactId: phoneCall.contactId,
      contactName: phoneCall.contactName,
      contactRelation: contact.relation,
      phone: phoneCall.phone,
    })
    .from(phoneCall)
    .leftJoin(contact, joinsTo(contact, phoneCall.contactId))
    .where(
      and(eq(phoneCall.id, parseRowId(phoneCallId)), eq(phoneCall.taskId, of.id), eq(phoneCall.agentId, caller.userId)),
    );
  if (!call) throw new Refusal('notFound');
  const { state, callStatus, ...receiver } = call;
  if (state !== 'ended' || callStatus === CONNECTED) throw new Refusal('wrongState');
  return receiver;
}
