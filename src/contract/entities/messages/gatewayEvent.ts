import * as z from 'zod/mini';
import { MESSAGE_CHANNEL } from '../../messageChannels';
import { PHONE_MAX, REMARK_MAX, REPLY_MAX } from '../../ourLimits';
import { codeInput, multilineText, timeInput } from '../../schemas';

/** Maximum number of events in one call. */
const EVENTS_MAX = 100;

const common = {
  /** Unique per institution; an event that is sent again has no further effect. */
  id: z.string().check(z.regex(/^[\w.:-]{1,64}$/)),
  /** Time of the event at the gateway; a later time than now counts as now. */
  at: timeInput,
};

/** Message number that Saldo sent as `id` (docs/messages.md). */
const messageId = z.string().check(z.regex(/^\d{1,15}$/));

/** Event of a message gateway: a receipt of a sent message, or a reply (not in the specification). */
const gatewayEvent = z.discriminatedUnion('type', [
  z.strictObject({ ...common, type: z.enum(['delivered', 'read']), messageId }),
  z.strictObject({
    ...common,
    type: z.literal('undelivered'),
    messageId,
    reason: z.nullish(multilineText(REMARK_MAX)),
  }),
  z.strictObject({
    ...common,
    type: z.literal('reply'),
    from: z.string().check(z.minLength(1), z.maxLength(PHONE_MAX)),
    text: multilineText(REPLY_MAX),
    /** contract/messageChannels; if absent, the channel of the answered message, else SMS. */
    channel: z.nullish(codeInput(MESSAGE_CHANNEL)),
    messageId: z.nullish(messageId),
  }),
]);

export type GatewayEvent = z.output<typeof gatewayEvent>;

/** Body of sms/events. */
export const gatewayEventsRequest = z.strictObject({
  events: z.array(gatewayEvent).check(z.minLength(1), z.maxLength(EVENTS_MAX)),
});

/** Result for one event, in the order of the request. */
export const gatewayEventAnswer = z.object({
  id: z.string(),
  /** 'known': received before; 'unknown': no message or borrower of the institution belongs to it. */
  answer: z.enum(['accepted', 'known', 'unknown']),
});

export type GatewayEventAnswer = z.output<typeof gatewayEventAnswer>;
