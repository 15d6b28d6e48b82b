import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { maskPhone } from '../../security/masking';
import { serializeIdOrNull, serializeTime, serializeTimeOrNull } from '../../values/wire';
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
