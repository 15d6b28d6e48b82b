import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { RULE_REFUSAL, lawReasonInput } from '../../entities/law/contactVerdict';
import { gatewayEventAnswer, gatewayEventsRequest } from '../../entities/messages/gatewayEvent';
import { smsResidue, smsSendAnswer, smsSendRequest } from '../../entities/messages/sms';
import { done, idInput } from '../../schemas';

const onCases = { who: 'sms.send', rows: 'visibleCases' } as const;

/** Messages, main client (§7 sms/…, CD-02). */
export const smsCalls = {
  residue: mainCall({
    method: 'GET',
    path: 'sms/residue/',
    query: z.strictObject({ taskId: idInput }),
    answer: smsResidue,
    ...onCases,
    means: 'Returns the remaining messages of today for a case.',
  }),
  manualSend: mainCall({
    method: 'POST',
    path: 'sms/manual/send',
    body: smsSendRequest,
    answer: smsSendAnswer,
    asksBack: RULE_REFUSAL,
    ...onCases,
    once: true,
    notice: 'send',
    means: 'Sends a message to a contact or a typed number, once per idempotency key.',
  }),
  retry: mainCall({
    method: 'POST',
    path: 'sms/retry',
    body: z.strictObject({ smsId: idInput, ...lawReasonInput }),
    answer: smsSendAnswer,
    asksBack: RULE_REFUSAL,
    ...onCases,
    once: true,
    notice: 'resend',
    chosenByUs: true,
    means: 'Sends a failed message again as a new message, which counts towards the limits.',
  }),
  readReplies: mainCall({
    method: 'POST',
    path: 'sms/replies/read',
    body: z.strictObject({ taskId: idInput }),
    answer: done,
    who: 'cases.work',
    rows: 'visibleCases',
    quiet: true,
    chosenByUs: true,
    means: 'Marks the replies on a case as read. No effect unless the caller holds the case.',
  }),
  events: mainCall({
    method: 'POST',
    path: 'sms/events',
    body: gatewayEventsRequest,
    answer: z.object({ result: z.array(gatewayEventAnswer) }),
    who: 'anyone',
    rows: 'none',
    signed: true,
    chosenByUs: true,
    means: 'Accepts receipts of messages and replies of borrowers from a message gateway.',
  }),
};
