import { createApi } from '@reduxjs/toolkit/query/react';

import { failureOf } from './apiFailure';
import type { send } from './send';
import { TAGS } from './tags';

/** Seconds that an answer is kept after its last screen was left: back to a list is instant. */
const KEPT_SECONDS = 300;

/** What sends and checks is fetched with the first call: the login form is drawn without it. */
const sendLater: typeof send = async (...call) => {
  const fetched = await import('./send').catch(() => null);
  return fetched ? fetched.send(...call) : { error: failureOf('noServer') };
};

/** The cache of all calls, both clients; the slices beside this file put their endpoints in when their screens are loaded. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: sendLater,
  tagTypes: TAGS,
  keepUnusedDataFor: KEPT_SECONDS,
  // With the default one slow query holds up every other.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
