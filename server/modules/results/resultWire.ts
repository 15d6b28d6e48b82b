import type { CollectionLog } from '@/contract/entities/cases/collectionLog';
import type { Draft } from '@/contract/entities/cases/draft';
import type { TimelineEntry } from '@/contract/entities/cases/timeline';
import type { Caller } from '../../kernel/caller';
import { maskPhoneOrNull } from '../../security/masking';
import { sumToWire, serializeTime, serializeTimeOrNull, toWire, toWireOrNull } from '../../values/wire';
import type { LoggedPart } from '../plans/plansFacade';
import type { ListedLog } from './collectionLogStore';
import type { StoredDraft } from './draftStore';
import type { EntryRow } from './timelineStore';

const serializeParts = (parts: readonly LoggedPart[] | null, digits: number) =>
  parts?.map(({ day, amount }) => ({ day, amount: toWire(amount, digits) })) ?? null;

/** Serializes a log entry of a case, with the phone masked (CD-05, CD-12). */
export const serializeLog = (row: ListedLog, { currencyDigits }: Pick<Caller, 'currencyDigits'>): CollectionLog => ({
  id: String(row.id),
  callResult: row.callResult,
  callStatus: row.callStatus,
  lineStatus: row.lineStatus,
  type: row.channel,
  contactRelation: row.contactRelation,
  contactName: row.contactName,
  contactPhone: maskPhoneOrNull(row.contactPhone),
  remarks: row.remarks,
  creator: row.creatorName,
  time: serializeTime(row.createdAt),
  nextFollowUpTime: serializeTimeOrNull(row.nextFollowUpAt),
  promisedAmount: toWireOrNull(row.promisedAmount, currencyDigits),
  promisedTime: serializeTimeOrNull(row.promisedAt),
  promisedParts: serializeParts(row.parts, currencyDigits),
});

/** Serializes a draft. A deleted one remains as an empty one, so that a forgotten tab with an old version cannot restore it. */
export const serializeDraft = (row: StoredDraft | undefined): Draft =>
  row && row.content !== ''
    ? {
        content: row.content,
        version: row.version,
        updatedTime: serializeTime(row.updatedAt),
        intent: row.idempotencyKey,
      }
    : null;

const serializeMilliseconds = (milliseconds: string): string => serializeTime(new Date(Number(milliseconds)));

/** Serializes an entry of a case's timeline. */
export const serializeEntry = (
  row: EntryRow,
  { currency, currencyDigits }: Pick<Caller, 'currency' | 'currencyDigits'>,
): TimelineEntry => ({
  id: `${row.kind}-${row.id}`,
  kind: row.kind,
  time: serializeMilliseconds(row.at),
  actor: row.actor,
  contactName: row.contact_name,
  callStatus: row.call_status,
  lineStatus: row.line_status,
  code: row.code,
  detail: row.detail,
  amount: row.amount === null ? null : sumToWire(row.amount, currencyDigits),
  text: row.words,
  duration: row.duration,
  dueTime: row.due === null ? null : serializeMilliseconds(row.due),
  parts: serializeParts(row.parts, currencyDigits),
  currency,
});
