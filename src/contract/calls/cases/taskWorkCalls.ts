import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { APPROVAL_REFUSAL } from '../../entities/management/approvalRefusal';
import { RULE_REFUSAL, lawfulContacts, lawReasonInput } from '../../entities/law/contactVerdict';
import { emergencyContactsRequest } from '../../entities/cases/contact';
import { manualDelayAnswer, manualDelayRequest, repaymentCode } from '../../entities/money/repaymentCode';
import { hold, holdRequest, liftHoldRequest } from '../../entities/cases/hold';
import { deductAnswer, partDeduceRequest, repeatedDeduction } from '../../entities/money/payLog';
import { overrideExpiry, overrideRequest } from '../../entities/law/override';
import { dialRequest, inboundCall, phoneCall } from '../../entities/cases/phoneCall';
import { smsLogQuery, smsRecord, smsSendAnswer } from '../../entities/messages/sms';
import { timelineEntry, timelineFileQuery, timelineQuery } from '../../entities/cases/timeline';
import { endPreferenceRequest, contactPreference, preferenceRequest } from '../../entities/cases/contactPreference';
import { RESULT_CODES } from '../../resultCodes';
import { done, file, idInput, paged } from '../../schemas';

const read = { who: 'cases.read', rows: 'visibleCases', chosenByUs: true } as const;
const onCases = { rows: 'visibleCases', once: true } as const;
const submitted = { ...onCases, notice: 'submit', chosenByUs: true } as const;

/** Actions of an agent on a case other than recording results: money, calls, contacts, extensions (§7 task/…). */
export const taskWorkCalls = {
  partDeduce: mainCall({
    method: 'POST',
    path: 'task/partDeduce',
    body: partDeduceRequest,
    answer: deductAnswer,
    asksBack: { [RESULT_CODES.deductionRepeated.code]: repeatedDeduction, ...APPROVAL_REFUSAL },
    who: 'money.deduct',
    ...onCases,
    notice: 'deduct',
    means:
      "Deducts a part of the amount due from the borrower's account, once per idempotency key. The same amount within five minutes needs a confirmation (code 29) and `again` (CD-06).",
  }),
  saveUserEmerContact: mainCall({
    method: 'POST',
    path: 'task/save/userEmerContact',
    body: emergencyContactsRequest,
    answer: done,
    who: 'cases.work',
    ...onCases,
    notice: 'save',
    means: 'Saves the complete list of emergency contacts of a case (CD-08).',
  }),
  manualDelay: mainCall({
    method: 'POST',
    path: 'task/manualDelay',
    body: manualDelayRequest,
    answer: manualDelayAnswer,
    asksBack: APPROVAL_REFUSAL,
    who: 'cases.extend',
    ...submitted,
    means: 'Postpones the due date of the loan; the case ends by extension (C32).',
  }),
  hold: mainCall({
    method: 'POST',
    path: 'task/hold',
    body: holdRequest,
    answer: hold,
    who: 'cases.hold',
    ...submitted,
    means: 'Puts an open case on hold with reason and last day; `replaces` extends or changes the active hold (MI-10).',
  }),
  liftHold: mainCall({
    method: 'POST',
    path: 'task/hold/lift',
    body: liftHoldRequest,
    answer: done,
    who: 'cases.hold',
    ...submitted,
    means: 'Lifts the hold of a case before its last day; the case is due for its agent immediately (MI-10).',
  }),
  delayCode: mainCall({
    method: 'GET',
    path: 'task/delayCode/{id}',
    answer: z.nullable(repaymentCode),
    ...read,
    means: 'Returns the newest extension code of a case, or null (CD-10).',
  }),
  autoDialSms: mainCall({
    method: 'POST',
    path: 'task/autoDialSms',
    body: z.strictObject({ taskId: idInput, phoneCallId: idInput, ...lawReasonInput }),
    answer: smsSendAnswer,
    asksBack: RULE_REFUSAL,
    who: 'sms.send',
    ...onCases,
    notice: 'send',
    chosenByUs: true,
    means: "Sends 'we tried to reach you' to the called number after an unanswered call (auto-dialing SMS).",
  }),
  smsLog: mainCall({
    method: 'GET',
    path: 'task/smsLog/{id}',
    query: smsLogQuery,
    answer: z.array(smsRecord),
    ...read,
    means: 'Returns the messages of a case, newest first by default, numbers masked (CD-02).',
  }),
  dial: mainCall({
    method: 'POST',
    path: 'task/dial',
    body: dialRequest,
    answer: phoneCall,
    asksBack: RULE_REFUSAL,
    who: 'calls.dial',
    ...onCases,
    chosenByUs: true,
    means: 'Starts a call, one at a time. Contact rules refuse with code 113 or need a reason with code 114 (LC-03).',
  }),
  hangUp: mainCall({
    method: 'POST',
    path: 'task/hangUp',
    body: z.strictObject({ phoneCallId: idInput }),
    answer: phoneCall,
    who: 'calls.dial',
    rows: 'own',
    chosenByUs: true,
    means: "Ends the caller's call; repeating it changes nothing.",
  }),
  lastCall: mainCall({
    method: 'GET',
    path: 'task/lastCall/{id}',
    answer: z.nullable(phoneCall),
    ...read,
    together: true,
    means: "Returns the caller's newest call on a case, active or ended; null without one.",
  }),
  inboundCalls: mainCall({
    method: 'GET',
    path: 'task/inboundCalls',
    answer: z.array(inboundCall),
    ...read,
    means: "Returns the incoming calls that ring at the moment for the caller's own cases.",
  }),
  lawful: mainCall({
    method: 'GET',
    path: 'task/lawful/{id}',
    answer: lawfulContacts,
    ...read,
    together: true,
    means:
      'Returns the verdict of the contact rules on a call and a message to each contact of a case now; no contacts if the rules stop nobody (LC-06).',
  }),
  override: mainCall({
    method: 'POST',
    path: 'task/override',
    body: overrideRequest,
    answer: overrideExpiry,
    asksBack: APPROVAL_REFUSAL,
    who: 'cases.work',
    ...onCases,
    chosenByUs: true,
    means:
      "Permits one contact against rules of hours and numbers within two hours. Rules of law need the approval of another user; the institution's own rules are lifted alone with `law.override`. Preferences, and rules that only a fact can lift, are never lifted (LC-08).",
  }),
  wishes: mainCall({
    method: 'GET',
    path: 'task/wishes/{id}',
    answer: z.array(contactPreference),
    ...read,
    together: true,
    means: 'Returns the active preferences of the borrower and the contacts, and who recorded them (LC-05).',
  }),
  wish: mainCall({
    method: 'POST',
    path: 'task/wish',
    body: preferenceRequest,
    answer: contactPreference,
    who: 'cases.work',
    ...submitted,
    means:
      "Records a contact preference of the borrower or a contact. It applies immediately to all of the borrower's cases. A preference on the same matter replaces the earlier one (LC-05).",
  }),
  endWish: mainCall({
    method: 'POST',
    path: 'task/wish/end',
    body: endPreferenceRequest,
    answer: done,
    who: 'cases.work',
    ...submitted,
    means: 'Ends a preference with a reason; unless it is an agreement, it needs `cases.hold` (LC-05).',
  }),
  timeline: mainCall({
    method: 'GET',
    path: 'task/timeline/{id}',
    query: timelineQuery,
    answer: paged(timelineEntry),
    ...read,
    means: 'Returns the complete history of a case, newest first.',
  }),
  timelineFile: mainCall({
    method: 'GET',
    path: 'task/timeline/{id}/export',
    query: timelineFileQuery,
    answer: file,
    who: 'monitoring.read',
    rows: 'visibleCases',
    download: 'saved',
    chosenByUs: true,
    means: 'Exports the history as a file without telephone numbers. The download is recorded (AP-06).',
  }),
};
