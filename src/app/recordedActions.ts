import { isRecorded, maskWords } from '@/api/recordedWords';
import { isAction, type Middleware } from '@reduxjs/toolkit';

import { sessionOpened } from './sessionSlice';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A call's action carries what was asked and what was answered. */
function maskedCall(action: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const meta = isFields(action['meta']) ? action['meta'] : {};
  const arg = isFields(meta['arg']) ? meta['arg'] : {};
  return {
    ...action,
    ...('payload' in action && { payload: maskWords(action['payload']) }),
    meta: { ...meta, arg: { ...arg, originalArgs: maskWords(arg['originalArgs']) } },
  };
}

const isCall = (type: string): boolean => /^api\/execute(Query|Mutation)\//u.test(type);

/** While a session is recorded, no action, and so neither store nor recording, holds text about a person (TR-03). */
export const maskRecordedActions: Middleware = () => (next) => (action) => {
  if (!isRecorded() || !isAction(action)) return next(action);
  if (isCall(action.type)) return next(maskedCall({ ...action }));
  return next(sessionOpened.match(action) ? { ...action, payload: maskWords(action.payload) } : action);
};
