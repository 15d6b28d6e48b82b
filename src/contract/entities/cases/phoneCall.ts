import * as z from 'zod/mini';
import { lawReasonInput } from '../law/contactVerdict';
import { code, count, id, idInput, time } from '../../schemas';

/** A telephone call of the caller on a case, started with one click on a number (not in the specification). The number is masked. */
export const phoneCall = z.object({
  id,
  taskId: id,
  contactId: z.nullable(id),
  contactName: z.nullable(z.string()),
  phone: z.string(),
  /** contract/codes/contactCodes */
  state: code,
  /** Call status once it is known: NULL, DA, NOA, BLK or CNCT of contract/codes/contactCodes. */
  callStatus: z.nullable(code),
  startedTime: time,
  connectedTime: z.nullable(time),
  endedTime: z.nullable(time),
  /** Seconds of talk. */
  duration: count,
  /** Link that starts the institution's own dialer, if it has one. Only in the response of dial. */
  link: z.nullish(z.string()),
});

/** A telephone call of the caller on a case. */
export type PhoneCall = z.output<typeof phoneCall>;

/** Body of task/dial: the contact of a case to call. */
export const dialRequest = z.strictObject({ taskId: idInput, contactId: idInput, ...lawReasonInput });

/** An incoming call that rings, with the caller's own cases that its number belongs to (not in the specification). */
export const inboundCall = z.object({
  id,
  /** Masked. */
  phone: z.string(),
  startedTime: time,
  cases: z.array(
    z.object({
      taskId: id,
      loanId: id,
      loanNo: z.string(),
      borrowerName: z.string(),
      /** Person with the number. */
      contactName: z.string(),
    }),
  ),
});

export type InboundCall = z.output<typeof inboundCall>;
