import type { CallInput } from '@/contract/call';
import { userCalls } from '@/contract/calls/userCalls';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';

import { api } from './api';
import { customQuery, toRequest } from './getEndpoints';
import { publicIpApi } from './publicIpApi';

/** The look-up of the public address may hold up a behaviour record this long. */
const PUBLIC_IP_PATIENCE_MS = 3000;

type Behaviour = Omit<CallInput<typeof userCalls.behaviorAdd>, 'ip'>;

const nothing = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), PUBLIC_IP_PATIENCE_MS);
  });

type Dispatch = (
  thunk: ReturnType<typeof publicIpApi.endpoints.publicIpPublicIp.initiate>,
) => Promise<{ data?: string | null }>;

/** A look-up that fails or takes too long loses no record (AP-07). */
async function addressOfCaller(dispatch: BaseQueryApi['dispatch']): Promise<string | null> {
  const look = publicIpApi.endpoints.publicIpPublicIp.initiate(undefined, { subscribe: false });
  const found = await Promise.race([(dispatch as Dispatch)(look), nothing()]);
  return found?.data ?? null;
}

/** What users do (§7 user/…). */
export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    userBehaviorAdd: build.mutation<null, Behaviour>({
      queryFn: customQuery(async (behaviour, { send, dispatch }) => {
        const ip = await addressOfCaller(dispatch);
        const { error } = await send(toRequest(userCalls.behaviorAdd, { ...behaviour, ip }));
        return error ? { error } : { data: null };
      }),
    }),
  }),
});

export const { useUserBehaviorAddMutation } = userApi;
