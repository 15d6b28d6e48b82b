import { isApiFailure } from '../client/apiFailure';
import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';

const KEY_LENGTH = 32;

/**
 * Returns the idempotency key of a change. The key stays the same until the outcome is known, so that a second click after 'no answer'
 * repeats nothing (CD-13).
 */
export function useIdempotencyKey() {
  const key = useRef<string>(undefined);
  return async <Answer extends { readonly error?: unknown }>(
    send: (idempotencyKey: string) => Promise<Answer>,
  ): Promise<Answer> => {
    const answer = await send((key.current ??= nanoid(KEY_LENGTH)));
    const isUnknown = isApiFailure(answer.error) && answer.error.kind === 'unknown';
    if (!isUnknown) key.current = undefined;
    return answer;
  };
}
