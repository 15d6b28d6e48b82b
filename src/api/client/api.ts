import { createApi, defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react';

import { toApiFailure } from './apiFailure';
import { waitForGate } from './callGate';
import { isRecorded, maskTexts } from './recordedTexts';
import type { send } from './send';
import { TAGS } from './tags';

/** Seconds for which an unused response stays in the cache, so that going back to a list is instant. */
const KEPT_SECONDS = 300;

/** Loads the send module with the first call, so that the login form renders without it. */
const sendLater: typeof send = async (...call) => {
  if (!(await waitForGate(call[1]))) return { error: toApiFailure('stale') };
  const fetched = await import(/* webpackChunkName: "api" */ './send').catch(() => null);
  return fetched ? fetched.send(...call) : { error: toApiFailure('noServer') };
};

/** RTK Query API of both clients. The slices in this folder inject their endpoints when their screens load. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: sendLater,
  // While recording, the store contains only pseudonyms, also in its cache keys.
  serializeQueryArgs: (args) =>
    defaultSerializeQueryArgs(isRecorded() ? { ...args, queryArgs: maskTexts(args.queryArgs) } : args),
  tagTypes: TAGS,
  keepUnusedDataFor: KEPT_SECONDS,
  // With the default, one slow query delays all other invalidations.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
