import { getSettings } from '@/browser/server/getSettings';
import { publicIpCalls } from '@/contract/calls/users/publicIpCalls';

import { api } from '../../client/api';
import { createCustomQuery } from '../../client/getEndpoints';

/** Looks up the caller's public address (AP-07); null if no service is configured. */
export const publicIpApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicIpPublicIp: build.query<string | null, void>({
      // Requested once per session: the end of the session clears the store.
      keepUnusedDataFor: Infinity,
      queryFn: createCustomQuery(async (_, { send }) => {
        const elsewhere = getSettings().publicIpUrl;
        if (elsewhere === '') return { data: null };
        const { data, error } = await send({ row: publicIpCalls.publicIp, input: {}, elsewhere });
        return error ? { error } : { data: publicIpCalls.publicIp.answer.parse(data).ip };
      }),
    }),
  }),
});
