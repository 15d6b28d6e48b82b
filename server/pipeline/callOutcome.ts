import type { Call } from '@/contract/call';
import type { Language } from '@/contract/language';
import { RESULT_CODES, type ResultName } from '@/contract/resultCodes';
import { formatResultMessage } from '@/contract/messages/resultMessages';
import * as z from 'zod/mini';
import { Refusal } from '../kernel/refusal';
import { QueueFull } from '../kernel/createWorkQueue';
import { DatabaseUnavailable, isConnectionFault } from '../database/connectionFault';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../kernel/caller';

/** Error for a handler result that violates the contract (AP-05). The paths of the faults are logged, the data is not. */
export class InvalidAnswer extends Error {
  constructor(error: z.core.$ZodError) {
    super(
      `the reply breaks the contract at ${error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`).join(', ')}`,
    );
    this.name = 'BrokenAnswer';
  }
}

/** Validates a handler's result against the call's schema, which also removes unknown fields. */
export const parseAnswer = (row: Call, returned: unknown): unknown => {
  const result = z.safeParse(row.answer, returned);
  if (!result.success) throw new InvalidAnswer(result.error);
  return result.data;
};

/** Builds the reply of a successful call: in the envelope (§7), or unchanged for a raw call. */
export const toSuccessReply = (row: Call, data: unknown, language: Language): unknown =>
  row.raw === true ? data : { code: RESULT_CODES.ok.code, message: formatResultMessage('ok', language), data };

/** Envelope of a refused call (§8). */
export interface RefusedReply {
  readonly code: string;
  readonly message: string;
  /** Data that the caller needs to continue, such as the newest version of an outdated record (CD-13). */
  readonly data?: unknown;
}

/** Errors of Fastify that the client caused. */
const RESULT_OF_FRAMEWORK_ERROR: Readonly<Record<string, ResultName>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalidInput',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'invalidInput',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalidInput',
};

/** Seconds after which to try again what found too many others waiting. */
const BUSY_SECONDS = 10;

/** Errors of PostgreSQL and the disk that are not internal errors. */
const RESULT_OF_DATABASE_ERROR: Readonly<Record<string, readonly [ResultName, Record<string, string | number>]>> = {
  // Text that PostgreSQL cannot store (NUL).
  '22021': ['invalidInput', { fields: 'text' }],
  '22P05': ['invalidInput', { fields: 'text' }],
  // A lock, or all connections of the role, were held for too long.
  '55P03': ['busy', { seconds: BUSY_SECONDS }],
  '53300': ['busy', { seconds: BUSY_SECONDS }],
  // The statement exceeded its time limit.
  '57014': ['busy', { seconds: BUSY_SECONDS }],
  // The primary has become a replica.
  '25006': ['databaseAway', {}],
  // Disk full: the code of PostgreSQL, and the error codes of the file system for our own files.
  '53100': ['diskFull', {}],
  ENOSPC: ['diskFull', {}],
  EDQUOT: ['diskFull', {}],
};

const field = (error: unknown, name: 'code' | 'cause' | 'message'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** The query builder wraps errors of PostgreSQL. */
const getDatabaseError = (error: unknown): unknown =>
  field(error, 'code') === undefined ? field(error, 'cause') : error;

const INSUFFICIENT_PRIVILEGE = '42501';
/** Policies that refuse writes of an institution on the move (migrations: institution_move). */
const FROZEN = /policy "\w+_frozen(_update)?"/;

/** Seconds after which to try again while an institution moves. */
const MOVING_SECONDS = 60;

/** Refuses a write of an institution that moves to another cell. */
export const refuseMoving = (): Refusal => new Refusal('moving', { seconds: MOVING_SECONDS });

const busy = (): Refusal => new Refusal('busy', { seconds: BUSY_SECONDS });

const refusalOfDatabase = (error: unknown): Refusal | undefined => {
  // The query builder wraps errors of the pool.
  if (field(error, 'cause') instanceof QueueFull) return busy();
  // Sent without a response: it may have been carried out, or may still be running.
  if (error instanceof DatabaseUnavailable) {
    return new Refusal(error.outcome === 'unknown' ? 'stillRunning' : 'databaseAway');
  }
  if (isConnectionFault(error)) return new Refusal('databaseAway');
  const found = getDatabaseError(error);
  const code = String(field(found, 'code'));
  if (code === INSUFFICIENT_PRIVILEGE && FROZEN.test(String(field(found, 'message')))) return refuseMoving();
  const result = RESULT_OF_DATABASE_ERROR[code];
  return result && new Refusal(...result);
};

/** Converts an error to a refusal; undefined for an internal error. */
export const getRefusal = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  if (error instanceof QueueFull) return busy();
  const name = RESULT_OF_FRAMEWORK_ERROR[String(field(error, 'code'))];
  return name === undefined ? refusalOfDatabase(error) : new Refusal(name, { fields: 'body' });
};

/** Refusals that end by waiting, with the time in their message. */
const PASSES: readonly ResultName[] = ['busy', 'tooMany', 'moving'];

/** Seconds after which a call may be tried again that found too many others; undefined when something else was the matter. */
export const getRetryDelay = (error: unknown): string | number | undefined => {
  const refusal = getRefusal(error);
  return refusal !== undefined && PASSES.includes(refusal.result) ? refusal.places['seconds'] : undefined;
};

/** Builds the reply for an error in the caller's language; it reveals nothing about internal errors. */
export const toRefusedReply = (error: unknown, language: Language): RefusedReply => {
  const refusal = getRefusal(error) ?? new Refusal('systemError');
  const outcome = {
    code: RESULT_CODES[refusal.result].code,
    message: formatResultMessage(refusal.result, language, refusal.places),
  };
  return refusal.data === undefined ? outcome : { ...outcome, data: refusal.data };
};

/** Log line of a call: no query string, no body and no personal data. */
export interface CallLogEntry {
  /** Method and route pattern. */
  call: string;
  code: string;
  /** Error that was thrown, if any. */
  error?: unknown;
}

const callers = new WeakMap<FastifyRequest, Caller>();

/** Stores the caller of a request for its log line and its audit entry. */
export const recordCaller = (request: FastifyRequest, caller: Caller): void => void callers.set(request, caller);

/** Returns the caller of a request; undefined for a public call and for a request without valid credentials. */
export const getRecordedCaller = (request: FastifyRequest): Caller | undefined => callers.get(request);

/** Logs a call; anything but a success or a refusal is logged as an internal error. */
export const logCall = (reply: FastifyReply, { error, ...line }: CallLogEntry): void => {
  const entry = {
    ...line,
    userId: callers.get(reply.request)?.userId,
    milliseconds: Math.round(reply.elapsedTime),
  };
  if (error === undefined || getRefusal(error) !== undefined) reply.log.info(entry, 'call');
  else reply.log.error({ ...entry, err: error }, 'call failed');
};
