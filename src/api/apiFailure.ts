import { RESULT_CODES, type ResultName } from '@/contract/resultCodes';
import type * as z from 'zod/mini';

/**
 * Why a call came to nothing (§8). 'refused': the server said no, in its own words. 'noServer': nobody answered.
 * 'timeout': the answer took longer than REQUEST_TIMEOUT_MS. 'broken': an answer came that the contract does not know.
 * 'stale': the session it belonged to is over, or nobody waits any more. 'unknown': a change that is made once was sent and
 * no answer came; it may have been carried out, so ask before sending it again (CD-06, CD-13). 'intercepted': a firewall or a
 * network's sign-in page answered in the server's place. 'tooLarge': a proxy refused the size of the request, so nothing was
 * carried out. 'missing': a part of the app that the call needs could not be fetched, so nothing was sent.
 */
export type FailureKind =
  'refused' | 'noServer' | 'timeout' | 'broken' | 'stale' | 'unknown' | 'intercepted' | 'tooLarge' | 'missing';

/** A call that came to nothing. */
export interface ApiFailure {
  readonly kind: FailureKind;
  /** The envelope's code, '' where there was no envelope. */
  readonly code: string;
  /** The server's own words in the user's language; '' for the kinds that the app words itself (`errors.<kind>`). */
  readonly message: string;
  /** What a refusal that asks something back tells, as its call's row describes it (`asksBack`). */
  readonly told?: unknown;
}

/** A failure for which the app has words of its own. */
export const toApiFailure = (kind: Exclude<FailureKind, 'refused'>): ApiFailure => ({ kind, code: '', message: '' });

/** The server's no. */
export const refusal = (code: string, message: string, told?: unknown): ApiFailure => ({
  kind: 'refused',
  code,
  message,
  ...(told !== undefined && { told }),
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

/** Tells a failed call from any other error that RTK Query hands out. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return typeof error === 'object' && error !== null && 'kind' in error && KINDS.includes(error.kind);
}

/** Whether a call was refused with this code of `contract/resultCodes`. */
export const isRejectedWithCode = (error: unknown, code: string): boolean =>
  isApiFailure(error) && error.kind === 'refused' && error.code === code;

/** Too many others ask just now: the same question may be asked again soon. */
export const isBusy = (error: unknown): boolean => isRejectedWithCode(error, RESULT_CODES.busy.code);

/** Nobody answers who could: neither a server nor, behind it, the database. What asked may ask again when somebody is back. */
export const isAway = (error: unknown): boolean =>
  (isApiFailure(error) && error.kind === 'noServer') || isRejectedWithCode(error, RESULT_CODES.databaseAway.code);

/** What a refusal of this name tells, where it asks something back (`asksBack` of the call's row); undefined for every other outcome. */
export function failureDetails<Told extends z.ZodMiniType>(
  error: unknown,
  { name, told }: { readonly name: ResultName; readonly told: Told },
): z.output<Told> | undefined {
  if (!isApiFailure(error) || !isRejectedWithCode(error, RESULT_CODES[name].code)) return undefined;
  return told.safeParse(error.told).data;
}
