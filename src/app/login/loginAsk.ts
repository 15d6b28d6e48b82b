import { type ApiFailure, toApiFailure, isApiFailure } from '@/api/client/apiFailure';
import type { LoginEvent } from '@/machines/loginEvents';

/** A pending mutation, as returned by RTK Query's `initiate`. */
export type PendingLoginCall<Data> = PromiseLike<{ readonly data?: Data | undefined; readonly error?: unknown }> & {
  readonly abort: () => void;
};

/** Not tracked in the store: no screen uses its arguments or responses. */
export const UNTRACKED = { track: false } as const;

/** Waits for a call, which is aborted when the state that started it is left. */
export async function ask<Data>(
  signal: AbortSignal,
  asked: PendingLoginCall<Data>,
): Promise<{ data: NonNullable<Data> } | { failure: ApiFailure }> {
  const giveUp = (): void => asked.abort();
  signal.addEventListener('abort', giveUp);
  const answer = await asked;
  signal.removeEventListener('abort', giveUp);
  if (signal.aborted) return { failure: toApiFailure('stale') };
  if (answer.data !== undefined && answer.data !== null) return { data: answer.data };
  return { failure: isApiFailure(answer.error) ? answer.error : toApiFailure('broken') };
}

/** Converts a failed call to an event; undefined if the state was left. */
export function failureEvent(
  type: 'CAPTCHA_FAIL' | 'KEY_FAIL' | 'NET_FAIL',
  { kind, code, message }: ApiFailure,
): LoginEvent | undefined {
  if (kind === 'stale') return undefined;
  if (kind === 'refused') return { type, code, text: message };
  return { type: 'NET_FAIL', ...(kind === 'intercepted' && { intercepted: true }) };
}
