import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../kernel/caller';
import { getRefusal } from './callOutcome';

/** Log line of a call: no query string, no body and no personal data. */
export interface CallLine {
  /** Method and route pattern. */
  call: string;
  code: string;
  /** Error that was thrown, if any. */
  error?: unknown;
}

const callers = new WeakMap<FastifyRequest, number>();

/** Stores the caller of a request for its log line. */
export const noteCaller = (request: FastifyRequest, caller: Caller): void => void callers.set(request, caller.userId);

/** Logs a call; anything but a success or a refusal is logged as an internal error. */
export const logCall = (reply: FastifyReply, { error, ...line }: CallLine): void => {
  const entry = {
    ...line,
    userId: callers.get(reply.request),
    milliseconds: Math.round(reply.elapsedTime),
  };
  if (error === undefined || getRefusal(error) !== undefined) reply.log.info(entry, 'call');
  else reply.log.error({ ...entry, err: error }, 'call failed');
};
