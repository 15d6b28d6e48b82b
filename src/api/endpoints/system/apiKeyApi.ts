import type { CallInput } from '@/contract/call';
import { apiKeyCalls } from '@/contract/calls/management/apiKeyCalls';

import { api } from '../../client/api';
import { createCustomQuery, getEndpoints, type QueryDependencies } from '../../client/getEndpoints';
import { storeRevealed } from '../../client/revealed';

type CreateInput = CallInput<typeof apiKeyCalls.create>;

async function createKey(input: CreateInput, { send }: QueryDependencies) {
  const { data, error } = await send({ row: apiKeyCalls.create, input });
  if (error) return { error };
  const { id, key } = apiKeyCalls.create.answer.parse(data);
  return { data: { id, keyHandle: storeRevealed(key) } };
}

/** API keys of the institution; a new key never enters the store. */
export const apiKeyApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      apiKeyListing: reads(apiKeyCalls.listing, ['ApiKeys']),
      apiKeyCreate: build.mutation<{ readonly id: string; readonly keyHandle: number }, CreateInput>({
        queryFn: createCustomQuery(createKey),
        invalidatesTags: (_, error) => (error ? [] : ['ApiKeys', 'SettingChanges']),
      }),
      apiKeyRevoke: changes(apiKeyCalls.revoke, ['ApiKeys', 'SettingChanges']),
    };
  },
});

export const { useApiKeyListingQuery, useApiKeyCreateMutation, useApiKeyRevokeMutation } = apiKeyApi;
