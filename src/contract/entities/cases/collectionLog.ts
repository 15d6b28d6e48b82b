import * as z from 'zod/mini';
import {
  CALL_STATUS,
  belongsToStatus,
  CONTACT_CHANNEL,
  CONTACT_RELATION,
  RECORDABLE_RESULT,
  type RecordableResult,
} from '../../codes/contactCodes';
import { NAME_MAX, PHONE_MAX, PLAN_PARTS_MAX, PLAN_PARTS_MIN } from '../../ourLimits';
import { CASE_LOG_LIST } from '../../lists/caseLists';
import { getSorting } from '../../lists/listDescription';
import { amountInput } from '../money/payLog';
import { promisedPart, promisedPartInput } from '../money/promisePlan';
import { code, codeInput, id, idInput, money, optionalLineText, remark, time, timeInput } from '../../schemas';

/** A line of a case's collection log (§3); the phone is masked (CD-12). */
export const collectionLog = z.object({
  id,
  /** contract/codes/contactCodes or collectionResult */
  callResult: code,
  /** contract/codes/contactCodes */
  callStatus: z.nullish(code),
  /** Status from the line if the result 'connected' contradicts it (not in the specification): contract/codes/contactCodes. */
  lineStatus: z.nullish(code),
  /** contract/codes/contactCodes */
  type: code,
  contactRelation: z.nullable(code),
  contactName: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  remarks: z.nullable(z.string()),
  creator: z.string(),
  time,
  nextFollowUpTime: z.nullish(time),
  promisedAmount: z.nullish(money),
  promisedTime: z.nullish(time),
  /** All parts of a payment plan; the two fields above repeat the first part (MI-08; not in the specification). */
  promisedParts: z.nullish(z.array(promisedPart)),
});

/** A line of a case's collection log (§3). */
export type CollectionLog = z.output<typeof collectionLog>;

/** Query of task/collectionLogs/{id}; newest first by default. */
export const collectionLogsQuery = z.strictObject(getSorting(CASE_LOG_LIST));

const recordFields = {
  callStatus: codeInput(CALL_STATUS),
  callResult: codeInput(RECORDABLE_RESULT),
  type: codeInput(CONTACT_CHANNEL),
  /**
   * One of the case's contacts (not in the specification), which takes precedence over the next three fields. Without any of them, no
   * particular contact, as with a memo.
   */
  contactId: z.nullish(idInput),
  contactRelation: z.nullish(codeInput(CONTACT_RELATION)),
  contactName: z.nullish(optionalLineText(NAME_MAX)),
  /** The number, or its masked form. */
  contactPhone: z.nullish(optionalLineText(PHONE_MAX)),
  remarks: z.nullish(remark),
  nextFollowUpTime: z.nullish(timeInput),
  /** With a promise, the promised part of the amount due (not in the specification). Defaults to all of it. */
  promisedAmount: z.nullish(amountInput),
  /** With a promise, its deadline (not in the specification). Defaults to the follow-up, otherwise to the end of the day. */
  promisedTime: z.nullish(timeInput),
  /**
   * With a promise, a payment plan instead of the previous two fields (MI-08; not in the specification): each part is due at the end of its
   * day.
   */
  promisedParts: z.nullish(z.array(promisedPartInput).check(z.minLength(PLAN_PARTS_MIN), z.maxLength(PLAN_PARTS_MAX))),
  /** The telephone call with this result (not in the specification). */
  phoneCallId: z.nullish(idInput),
  /** Confirms that 'connected' is recorded although the line ended the call unanswered (not in the specification). */
  againstLine: z.nullish(z.boolean()),
};

const resultFitsStatus = z.refine<{ callStatus: keyof typeof CALL_STATUS; callResult: RecordableResult }>(
  (record) => belongsToStatus(record.callStatus, record.callResult),
  {
    path: ['callResult'],
  },
);

/** Body of task/record (§7): the result of a call (CD-05). */
export const recordRequest = z.strictObject({ taskId: idInput, ...recordFields }).check(resultFitsStatus);

/** Body of the older client's task/record/{id}: the record's fields without the case's id. */
export const olderRecordRequest = z.strictObject(recordFields).check(resultFitsStatus);

/** Status from the line, returned with a request to confirm 'connected'. */
export const lineVerdict = z.object({ callStatus: code });

/** Outcome of a recorded result: the log line and the case's new status (CD-11). */
export const recordAnswer = z.object({ logId: id, status: code });
