import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { ASKS_SECOND } from '../../entities/management/approval';
import { ASKS_LAW, lawfulContacts, lawReasonInput } from '../../entities/law/contactVerdict';
import { emergencyContactsRequest } from '../../entities/cases/contact';
import { manualDelayAnswer, manualDelayRequest, repaymentCode } from '../../entities/money/repaymentCode';
import { hold, holdRequest, liftHoldRequest } from '../../entities/cases/hold';
import { deductAnswer, partDeduceRequest, repeatedDeduction } from '../../entities/money/payLog';
import { overrideGiven, overrideRequest } from '../../entities/law/override';
import { dialRequest, phoneCall } from '../../entities/cases/phoneCall';
import { smsLogQuery, smsRecord, smsSendAnswer } from '../../entities/messages/sms';
import { timelineEntry, timelineFileQuery, timelineQuery } from '../../entities/cases/timeline';
import { endWishRequest, wish, wishRequest } from '../../entities/cases/wish';
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
    asksBack: { [RESULT_CODES.deductionRepeated.code]: repeatedDeduction, ...ASKS_SECOND },
    who: 'money.deduct',
    ...onCases,
    notice: 'deduct',
    means:
      "Deducts a part of what is due from the borrower's account, once per intent; the same amount within five minutes is asked about (code 29) and taken with `again` (CD-06).",
  }),
  saveUserEmerContact: mainCall({
    method: 'POST',
    path: 'task/save/userEmerContact',
    body: emergencyContactsRequest,
    answer: done,
    who: 'cases.work',
    ...onCases,
    notice: 'save',
    means: 'Saves the emergency contacts of a case, the whole list (CD-08).',
  }),
  manualDelay: mainCall({
    method: 'POST',
    path: 'task/manualDelay',
    body: manualDelayRequest,
    answer: manualDelayAnswer,
    asksBack: ASKS_SECOND,
    who: 'cases.extend',
    ...submitted,
    means: 'Puts off the due date of the loan; the case ends by extension (C32).',
  }),
  hold: mainCall({
    method: 'POST',
    path: 'task/hold',
    body: holdRequest,
    answer: hold,
    who: 'cases.hold',
    ...submitted,
    means:
      'Holds an open case, with reason and last day; with `replaces` prolongs or changes the hold that is in force (MI-10).',
  }),
  liftHold: mainCall({
    method: 'POST',
    path: 'task/hold/lift',
    body: liftHoldRequest,
    answer: done,
    who: 'cases.hold',
    ...submitted,
    means: 'Lifts the hold of a case before its time; the case waits for its agent at once (MI-10).',
  }),
  delayCode: mainCall({
    method: 'GET',
    path: 'task/delayCode/{id}',
    answer: z.nullable(repaymentCode),
    ...read,
    means: 'The newest extension code of a case; null without one (CD-10).',
  }),
  autoDialSms: mainCall({
    method: 'POST',
    path: 'task/autoDialSms',
    body: z.strictObject({ taskId: idInput, phoneCallId: idInput, ...lawReasonInput }),
    answer: smsSendAnswer,
    asksBack: ASKS_LAW,
    who: 'sms.send',
    ...onCases,
    notice: 'send',
    chosenByUs: true,
    means:
      "After a call that was not answered: sends 'we tried to reach you' to the number that was called (auto-dialing SMS).",
  }),
  smsLog: mainCall({
    method: 'GET',
    path: 'task/smsLog/{id}',
    query: smsLogQuery,
    answer: z.array(smsRecord),
    ...read,
    means: 'The messages of a case, without a sort the newest first, numbers masked (CD-02).',
  }),
  dial: mainCall({
    method: 'POST',
    path: 'task/dial',
    body: dialRequest,
    answer: phoneCall,
    asksBack: ASKS_LAW,
    who: 'calls.dial',
    ...onCases,
    chosenByUs: true,
    means:
      'Starts a telephone call to a contact; how it goes on arrives over the live line. One call at a time. What the rules of law refuse has code 113, what takes a reason 114 (LC-03).',
  }),
  hangUp: mainCall({
    method: 'POST',
    path: 'task/hangUp',
    body: z.strictObject({ phoneCallId: idInput }),
    answer: phoneCall,
    who: 'calls.dial',
    rows: 'own',
    chosenByUs: true,
    means: "Ends the caller's call; ending it twice changes nothing.",
  }),
  lastCall: mainCall({
    method: 'GET',
    path: 'task/lastCall/{id}',
    answer: z.nullable(phoneCall),
    ...read,
    together: true,
    means: "The caller's newest call on a case: under way, or how it ended; null without one.",
  }),
  lawful: mainCall({
    method: 'GET',
    path: 'task/lawful/{id}',
    answer: lawfulContacts,
    ...read,
    together: true,
    means:
      'What the rules of law say to a call and to a message to each contact of a case now; no contacts where the rules stop nobody (LC-06).',
  }),
  override: mainCall({
    method: 'POST',
    path: 'task/override',
    body: overrideRequest,
    answer: overrideGiven,
    asksBack: ASKS_SECOND,
    who: 'cases.work',
    ...onCases,
    chosenByUs: true,
    means:
      "Lets a contact that rules of hours and numbers refuse through once, within two hours; for rules of law a second person says yes, those of the institution's own are lifted alone with `law.override`. Wishes, and whatever only a fact can help against, are never lifted (LC-08).",
  }),
  wishes: mainCall({
    method: 'GET',
    path: 'task/wishes/{id}',
    answer: z.array(wish),
    ...read,
    together: true,
    means: 'What the borrower, and those around them, asked for and what holds now, with who noted it (LC-05).',
  }),
  wish: mainCall({
    method: 'POST',
    path: 'task/wish',
    body: wishRequest,
    answer: wish,
    who: 'cases.work',
    ...submitted,
    means:
      "Notes what the borrower or one of the contacts asked for; it binds at once on all of the borrower's cases. A wish for the same takes the place of the earlier one (LC-05).",
  }),
  endWish: mainCall({
    method: 'POST',
    path: 'task/wish/end',
    body: endWishRequest,
    answer: done,
    who: 'cases.work',
    ...submitted,
    means:
      'Ends a wish, with a reason: what allows something whoever works the case, others with `cases.hold`; what was noted stays to be read (LC-05).',
  }),
  timeline: mainCall({
    method: 'GET',
    path: 'task/timeline/{id}',
    query: timelineQuery,
    answer: paged(timelineEntry),
    ...read,
    means: 'All that happened to a case in one order, newest first.',
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
    means: 'The same as a file, without telephone numbers; who took it away is recorded (AP-06).',
  }),
};
