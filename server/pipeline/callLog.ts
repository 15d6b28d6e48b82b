import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../kernel/caller';
import { getRefusal } from './callOutcome';

/** What the log says of a call: no address with its query, no body, no personal data. */
export interface CallLine {
  /** Method and route pattern. */
  call: string;
  code: string;
  /** What was thrown, if anything. */
  error?: unknown;
}

const callers = new WeakMap<FastifyRequest, number>();

/** Remembers who made a request, for its line. */
export const noteCaller = (request: FastifyRequest, caller: Caller): void => void callers.set(request, caller.userId);

/** Writes a call's line; what is neither a success nor a refusal is an error of ours. */
export const logCall = (reply: FastifyReply, { error, ...line }: CallLine): void => {
  const entry = {
    ...line,
    userId: callers.get(reply.request),
    milliseconds: Math.round(reply.elapsedTime),
  };
  if (error === undefined || getRefusal(error) !== undefined) reply.log.info(entry, 'call');
  else reply.log.error({ ...entry, err: error }, 'call failed');
};
