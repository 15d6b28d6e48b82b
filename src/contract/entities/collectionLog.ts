import * as z from 'zod/mini';
import { CALL_STATUS, isResultOf } from '../codes/callStatus';
import { CONTACT_CHANNEL } from '../codes/contactChannel';
import { CONTACT_RELATION } from '../codes/contactRelation';
import { NAME_MAX, PHONE_MAX, PLAN_PARTS_MAX, PLAN_PARTS_MIN } from '../ourLimits';
import { CASE_LOG_LIST } from '../lists/caseLists';
import { getSorting } from '../lists/listDescription';
import { amountInput } from './payLog';
import { promisedPart, promisedPartInput } from './promisePlan';
import { RECORDABLE_RESULT, type RecordableResult } from '../codes/recordedResult';
import { code, codeInput, id, idInput, money, optionalLineText, remark, time, timeInput } from '../schemas';

/** A line of a case's collection log (§3); the phone is masked (CD-12). */
export const collectionLog = z.object({
  id,
  /** contract/codes/callResult or collectionResult */
  callResult: code,
  /** contract/codes/callStatus */
  callStatus: z.nullish(code),
  /** What the line itself said of the call, where the result says 'connected' against it (ours): contract/codes/callStatus. */
  lineStatus: z.nullish(code),
  /** contract/codes/contactChannel */
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
  /** Of a payment plan all its parts, of which the two above are the first (ours, MI-08). */
  promisedParts: z.nullish(z.array(promisedPart)),
});

/** A line of a case's collection log (§3). */
export type CollectionLog = z.output<typeof collectionLog>;

/** Query of task/collectionLogs/{id}: without a sort the newest first. */
export const collectionLogsQuery = z.strictObject(getSorting(CASE_LOG_LIST));

const recordFields = {
  callStatus: codeInput(CALL_STATUS),
  callResult: codeInput(RECORDABLE_RESULT),
  type: codeInput(CONTACT_CHANNEL),
  /** One of the case's contacts (ours), who goes before the next three; without any of them nobody in particular, as with a memo. */
  contactId: z.nullish(idInput),
  contactRelation: z.nullish(codeInput(CONTACT_RELATION)),
  contactName: z.nullish(optionalLineText(NAME_MAX)),
  /** The number, or as it is shown. */
  contactPhone: z.nullish(optionalLineText(PHONE_MAX)),
  remarks: z.nullish(remark),
  nextFollowUpTime: z.nullish(timeInput),
  /** With a promise, how much of the amount due (ours); all of it without. */
  promisedAmount: z.nullish(amountInput),
  /** With a promise, until when (ours); without it until the follow-up, else until the end of the day. */
  promisedTime: z.nullish(timeInput),
  /** With a promise, a payment plan in place of the two before (ours, MI-08): each part at the end of its day. */
  promisedParts: z.nullish(z.array(promisedPartInput).check(z.minLength(PLAN_PARTS_MIN), z.maxLength(PLAN_PARTS_MAX))),
  /** The telephone call that this is the result of (ours). */
  phoneCallId: z.nullish(idInput),
  /** The line ended that call unanswered, and 'connected' is to be written down all the same (ours). */
  againstLine: z.nullish(z.boolean()),
};

const resultFitsStatus = z.refine<{ callStatus: keyof typeof CALL_STATUS; callResult: RecordableResult }>(
  (record) => isResultOf(record.callStatus, record.callResult),
  {
    path: ['callResult'],
  },
);

/** Body of task/record (§7): what came of a call (CD-05). */
export const recordRequest = z.strictObject({ taskId: idInput, ...recordFields }).check(resultFitsStatus);

/** Body of the older client's task/record/{id}: the same without the case's id. */
export const olderRecordRequest = z.strictObject(recordFields).check(resultFitsStatus);

/** What the line said of a call, with the question whether 'connected' is right all the same. */
export const lineVerdict = z.object({ callStatus: code });

/** What a recorded result did: the log line and the case's new status (CD-11). */
export const recordAnswer = z.object({ logId: id, status: code });
