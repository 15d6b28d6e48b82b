import { createApi, defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react';

import { toApiFailure } from './apiFailure';
import { passesGate } from './callGate';
import { isRecorded, maskWords } from './recordedWords';
import type { send } from './send';
import { TAGS } from './tags';

/** Seconds that an answer is kept after its last screen was left: back to a list is instant. */
const KEPT_SECONDS = 300;

/** What sends and checks is fetched with the first call: the login form is drawn without it. */
const sendLater: typeof send = async (...call) => {
  if (!(await passesGate(call[1]))) return { error: toApiFailure('stale') };
  const fetched = await import('./send').catch(() => null);
  return fetched ? fetched.send(...call) : { error: toApiFailure('noServer') };
};

/** The cache of all calls, both clients; the slices beside this file put their endpoints in when their screens are loaded. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: sendLater,
  // A recorded store knows pseudonyms only, also in the names of what it keeps.
  serializeQueryArgs: (args) =>
    defaultSerializeQueryArgs(isRecorded() ? { ...args, queryArgs: maskWords(args.queryArgs) } : args),
  tagTypes: TAGS,
  keepUnusedDataFor: KEPT_SECONDS,
  // With the default one slow query holds up every other.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
