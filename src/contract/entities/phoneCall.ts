import * as z from 'zod/mini';
import { lawReasonInput } from './contactVerdict';
import { code, count, id, idInput, time } from '../schemas';

/** A telephone call that the caller makes or made on a case (ours: one click on a number); the number is masked. */
export const phoneCall = z.object({
  id,
  taskId: id,
  contactId: z.nullable(id),
  contactName: z.nullable(z.string()),
  phone: z.string(),
  /** contract/codes/lineState */
  state: code,
  /** How it went, once that is known: contract/codes/callStatus NULL, DA, NOA, BLK or CNCT. */
  callStatus: z.nullable(code),
  startedTime: time,
  connectedTime: z.nullable(time),
  endedTime: z.nullable(time),
  /** Seconds of talk. */
  duration: count,
  /** Where the institution's own dialler is used: the link that starts it, in the answer of dial alone. */
  link: z.nullish(z.string()),
});

/** A telephone call of the caller on a case. */
export type PhoneCall = z.output<typeof phoneCall>;

/** Body of task/dial: whom to call on a case. */
export const dialRequest = z.strictObject({ taskId: idInput, contactId: idInput, ...lawReasonInput });
