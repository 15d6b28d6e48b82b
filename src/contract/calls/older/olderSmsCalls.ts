import * as z from 'zod/mini';
import { olderCall } from '../../call';
import { RULE_REFUSAL } from '../../entities/law/contactVerdict';
import { smsSendAnswer, smsSendRequest, smsTemplate } from '../../entities/messages/sms';
import { idInput } from '../../schemas';

const onCases = { who: 'sms.send', rows: 'visibleCases' } as const;

/** Messages, older client (§7 sms/…). */
export const olderSmsCalls = {
  templates: olderCall({
    method: 'GET',
    path: 'sms/templates',
    query: z.strictObject({ taskId: z.optional(idInput) }),
    answer: z.array(smsTemplate),
    ...onCases,
    means: 'Returns the message templates, filled in for a case if one is named (CD-02).',
  }),
  send: olderCall({
    method: 'POST',
    path: 'sms/send',
    body: smsSendRequest,
    answer: smsSendAnswer,
    asksBack: RULE_REFUSAL,
    ...onCases,
    once: true,
    notice: 'send',
    means: 'Sends a message, once per idempotency key.',
  }),
};
