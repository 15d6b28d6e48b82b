import { api } from '@/api/api';
import type { UnknownAction } from '@reduxjs/toolkit';

type OutOfDate = Parameters<typeof api.util.invalidateTags>[0];
type TagsOf = (answer: unknown, error: unknown, arg: unknown) => OutOfDate;

interface ChangeEnded extends UnknownAction {
  readonly payload?: unknown;
  readonly meta: { readonly arg: { readonly endpointName: string; readonly originalArgs: unknown } };
}

type EachEndpoint = Readonly<Record<string, (endpoint: { readonly invalidatesTags?: TagsOf }) => void>>;
const withEndpoints: { readonly enhanceEndpoints: (by: { readonly endpoints: EachEndpoint }) => unknown } = api;

const isChangeEnded = (action: UnknownAction): action is ChangeEnded =>
  /^api\/executeMutation\/(fulfilled|rejected)$/u.test(action.type);

/** Returns the tags invalidated by a completed change, as its slice defines them. */
function outOfDateByChange({ type, payload, meta }: ChangeEnded): OutOfDate {
  const { endpointName, originalArgs } = meta.arg;
  const hasWorked = type.endsWith('fulfilled');
  let tags: OutOfDate = [];
  withEndpoints.enhanceEndpoints({
    endpoints: {
      [endpointName]: ({ invalidatesTags }) => {
        const [answer, failure] = hasWorked ? [payload, undefined] : [undefined, payload];
        tags = invalidatesTags?.(answer, failure, originalArgs) ?? [];
      },
    },
  });
  return tags;
}

/** Returns the tags that an action invalidates: those it names, or those of a completed change of our own. */
export function tagsInvalidatedBy(action: UnknownAction): OutOfDate {
  if (api.util.invalidateTags.match(action)) return action.payload;
  return isChangeEnded(action) ? outOfDateByChange(action) : [];
}
