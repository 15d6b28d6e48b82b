import { settings } from '@/browser/settings';
import { publicIpCalls } from '@/contract/calls/publicIpCalls';

import { api } from './api';
import { customQuery } from './getEndpoints';

/** The look-up of the caller's public address (AP-07), null where no service is set. */
export const publicIpApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicIpPublicIp: build.query<string | null, void>({
      // Asked once a session: the end of the session empties the store.
      keepUnusedDataFor: Infinity,
      queryFn: customQuery(async (_, { send }) => {
        const elsewhere = settings().publicIpUrl;
        if (elsewhere === '') return { data: null };
        const { data, error } = await send({ row: publicIpCalls.publicIp, input: {}, elsewhere });
        return error ? { error } : { data: publicIpCalls.publicIp.answer.parse(data).ip };
      }),
    }),
  }),
});
