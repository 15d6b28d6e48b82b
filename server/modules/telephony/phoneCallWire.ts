import type { InboundCall, PhoneCall } from '@/contract/entities/cases/phoneCall';
import { maskPhone } from '../../security/masking';
import { serializeIdOrNull, serializeTime, serializeTimeOrNull } from '../../values/wire';
import type { RingingCase } from './inboundStore';
import type { StoredCall } from './phoneCallStore';

const secondsOfTalk = ({ connectedAt, endedAt }: StoredCall): number =>
  connectedAt && endedAt ? Math.round((endedAt.getTime() - connectedAt.getTime()) / 1000) : 0;

/** Serializes a call, with the number masked (CD-12). */
export const serializeCall = (row: StoredCall): PhoneCall => ({
  id: String(row.id),
  taskId: String(row.taskId),
  contactId: serializeIdOrNull(row.contactId),
  contactName: row.contactName,
  phone: maskPhone(row.phone),
  state: row.state,
  callStatus: row.callStatus,
  startedTime: serializeTime(row.startedAt),
  connectedTime: serializeTimeOrNull(row.connectedAt),
  endedTime: serializeTimeOrNull(row.endedAt),
  duration: secondsOfTalk(row),
});

/** Serializes ringing calls, each with its cases and its number masked. */
export function serializeRingingCalls(rows: readonly RingingCase[]): InboundCall[] {
  const calls = new Map<number, InboundCall>();
  for (const row of rows) {
    const { id, phone, startedAt, loanNo, borrowerName, contactName } = row;
    const call = calls.get(id);
    const of = { taskId: String(row.taskId), loanId: String(row.loanId), loanNo, borrowerName, contactName };
    const cases = [...(call?.cases ?? []), of];
    calls.set(id, { id: String(id), phone: maskPhone(phone ?? ''), startedTime: serializeTime(startedAt), cases });
  }
  return [...calls.values()];
}
