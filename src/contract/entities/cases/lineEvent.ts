import * as z from 'zod/mini';
import { PHONE_MAX } from '../../ourLimits';
import { count, lineText, timeInput } from '../../schemas';

/** Maximum number of events in one call of telephony/events. */
const EVENTS_MAX = 100;

const common = {
  /** Unique per call; an event that is sent again has no further effect. */
  id: z.string().check(z.regex(/^[\w.:-]{1,64}$/)),
  /** Time of the event at the telephone system; a later time than now counts as now. */
  at: timeInput,
};

/** Id of an incoming call at the telephone system. */
const inboundId = z.string().check(z.regex(/^[\w.:-]{1,64}$/));

/** One of the two, by the direction of the call. */
const ofCall = {
  /** Id of an outgoing call, passed as {call} in DIAL_LINK. */
  callId: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  inboundId: z.optional(inboundId),
};

/** Event of a call that a telephone system reports (not in the specification). */
const lineEventInput = z.discriminatedUnion('type', [
  z.strictObject({
    ...common,
    type: z.literal('inbound'),
    inboundId,
    /** Number of the caller. */
    from: lineText(PHONE_MAX),
  }),
  z.strictObject({ ...common, ...ofCall, type: z.enum(['dialled', 'ringing', 'answered', 'missed', 'voicemail']) }),
  z.strictObject({
    ...common,
    ...ofCall,
    type: z.literal('ended'),
    /** Seconds of talk; 0: nobody answered. */
    duration: count,
    /** Cause of an unanswered call. Default: it rang out. */
    reason: z.nullish(z.enum(['rejected', 'unreachable', 'blocked'])),
  }),
]);

const isOfOneCall = ({ callId, inboundId: inbound }: { callId?: string | undefined; inboundId?: string | undefined }) =>
  (callId === undefined) !== (inbound === undefined);

/** Event of a call, as reported. */
export type LineEventInput = z.output<typeof lineEventInput>;

/** Event as stored with its call; `at` in milliseconds since 1970. */
export interface LineEvent {
  readonly id: string;
  readonly type: LineEventInput['type'];
  readonly at: number;
  readonly duration?: number;
  readonly reason?: 'rejected' | 'unreachable' | 'blocked';
}

/** Body of telephony/events. */
export const lineEventsRequest = z.strictObject({
  events: z
    .array(lineEventInput.check(z.refine((event) => isOfOneCall({ callId: undefined, ...event }))))
    .check(z.minLength(1), z.maxLength(EVENTS_MAX)),
});

/** Result for one event, in the order of the request. */
export const lineEventAnswer = z.object({
  id: z.string(),
  /** 'known': received before; 'unknown': the institution has no such call. */
  answer: z.enum(['accepted', 'known', 'unknown']),
});

export type LineEventAnswer = z.output<typeof lineEventAnswer>;
