import type { CallInput } from '@/contract/call';
import { userCalls } from '@/contract/calls/users/userCalls';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';

import { api } from '../../client/api';
import { createCustomQuery, toRequest } from '../../client/getEndpoints';
import { publicIpApi } from './publicIpApi';

/** Maximum time that the lookup of the public address may delay a behavior record. */
const PUBLIC_IP_PATIENCE_MS = 3000;

type Behaviour = Omit<CallInput<typeof userCalls.behaviorAdd>, 'ip'>;

const nothing = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), PUBLIC_IP_PATIENCE_MS);
  });

type Dispatch = (
  thunk: ReturnType<typeof publicIpApi.endpoints.publicIpPublicIp.initiate>,
) => Promise<{ data?: string | null }>;

/** A lookup that fails or takes too long does not lose the record (AP-07). */
async function addressOfCaller(dispatch: BaseQueryApi['dispatch']): Promise<string | null> {
  const look = publicIpApi.endpoints.publicIpPublicIp.initiate(undefined, { subscribe: false });
  const found = await Promise.race([(dispatch as Dispatch)(look), nothing()]);
  return found?.data ?? null;
}

/** Endpoints of the signed-in user (§7 user/…). */
export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    userBehaviorAdd: build.mutation<null, Behaviour>({
      queryFn: createCustomQuery(async (behaviour, { send, dispatch }) => {
        const ip = await addressOfCaller(dispatch);
        const { error } = await send(toRequest(userCalls.behaviorAdd, { ...behaviour, ip }));
        return error ? { error } : { data: null };
      }),
    }),
  }),
});

export const { useUserBehaviorAddMutation } = userApi;
