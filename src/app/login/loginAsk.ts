import type { ApiFailure } from '@/api/apiFailure';
import { toApiFailure, isApiFailure } from '@/api/apiFailure';
import type { LoginEvent } from '@/machines/loginEvents';

/** A mutation under way, as RTK Query's `initiate` gives it. */
export type Asked<Data> = PromiseLike<{ readonly data?: Data | undefined; readonly error?: unknown }> & {
  readonly abort: () => void;
};

/** No trace of it in the store: its arguments and answers are of no use to any screen. */
export const UNTRACKED = { track: false } as const;

/** Waits for a call, which is given up together with the state that asked for it. */
export async function ask<Data>(
  signal: AbortSignal,
  asked: Asked<Data>,
): Promise<{ data: NonNullable<Data> } | { failure: ApiFailure }> {
  const giveUp = (): void => asked.abort();
  signal.addEventListener('abort', giveUp);
  const answer = await asked;
  signal.removeEventListener('abort', giveUp);
  if (signal.aborted) return { failure: toApiFailure('stale') };
  if (answer.data !== undefined && answer.data !== null) return { data: answer.data };
  return { failure: isApiFailure(answer.error) ? answer.error : toApiFailure('broken') };
}

/** A failed call as an event; nothing when nobody waits for it any more. */
export function failureEvent(
  type: 'CAPTCHA_FAIL' | 'KEY_FAIL' | 'NET_FAIL',
  { kind, code, message }: ApiFailure,
): LoginEvent | undefined {
  if (kind === 'stale') return undefined;
  if (kind === 'refused') return { type, code, text: message };
  return { type: 'NET_FAIL', ...(kind === 'intercepted' && { intercepted: true }) };
}
