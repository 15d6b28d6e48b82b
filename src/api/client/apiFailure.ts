import { RESULT_CODES, type ResultName } from '@/contract/resultCodes';
import type * as z from 'zod/mini';

/**
 * Reason why a request failed (§8). 'refused': the server refused it with a message. 'noServer': no server responded. 'timeout': the
 * response took longer than REQUEST_TIMEOUT_MS. 'broken': the response does not match the contract. 'stale': its session has ended, or its
 * caller was aborted. 'unknown': a change with an idempotency key got no response. It may have been executed, so query the outcome before
 * sending it again (CD-06, CD-13). 'intercepted': a firewall or a network's sign-in page responded instead of the server. 'tooLarge': a
 * proxy refused the size of the request, so nothing was executed. 'missing': a part of the app that the call needs could not be loaded, so
 * nothing was sent.
 */
export type FailureKind =
  'refused' | 'noServer' | 'timeout' | 'broken' | 'stale' | 'unknown' | 'intercepted' | 'tooLarge' | 'missing';

/** A failed request. */
export interface ApiFailure {
  readonly kind: FailureKind;
  /** Code of the envelope; '' without an envelope. */
  readonly code: string;
  /** Message of the server in the user's language; '' for the kinds whose text the app supplies (`errors.<kind>`). */
  readonly message: string;
  /** Details of a refusal that requires a decision, in the shape of the call's `asksBack`. */
  readonly told?: unknown;
}

/** Creates a failure whose message the app supplies. */
export const toApiFailure = (kind: Exclude<FailureKind, 'refused'>): ApiFailure => ({ kind, code: '', message: '' });

/** Creates a failure for a refusal by the server. */
export const toRefusalFailure = (code: string, message: string, details?: unknown): ApiFailure => ({
  kind: 'refused',
  code,
  message,
  ...(details !== undefined && { told: details }),
});

const KINDS: readonly unknown[] = [
  'refused',
  'noServer',
  'timeout',
  'broken',
  'stale',
  'unknown',
  'intercepted',
  'tooLarge',
  'missing',
] satisfies FailureKind[];

/** Returns true for a failed call, false for any other error of RTK Query. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return typeof error === 'object' && error !== null && 'kind' in error && KINDS.includes(error.kind);
}

/** Returns true if a call was refused with this code of `contract/resultCodes`. */
export const isRejectedWithCode = (error: unknown, code: string): boolean =>
  isApiFailure(error) && error.kind === 'refused' && error.code === code;

/** Returns true if the server is busy. The same query can be retried soon. */
export const isBusy = (error: unknown): boolean => isRejectedWithCode(error, RESULT_CODES.busy.code);

/** Returns true if the server, or its database, is unavailable. The caller may retry once it is available again. */
export const isServerUnreachable = (error: unknown): boolean =>
  (isApiFailure(error) && error.kind === 'noServer') || isRejectedWithCode(error, RESULT_CODES.databaseAway.code);

/** Returns the details of a refusal with this name (`asksBack` of the call's row). Returns undefined for every other outcome. */
export function getFailureDetails<Told extends z.ZodMiniType>(
  error: unknown,
  { name, told }: { readonly name: ResultName; readonly told: Told },
): z.output<Told> | undefined {
  if (!isApiFailure(error) || !isRejectedWithCode(error, RESULT_CODES[name].code)) return undefined;
  return told.safeParse(error.told).data;
}
