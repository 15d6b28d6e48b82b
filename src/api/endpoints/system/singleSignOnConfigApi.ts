import { loginVault, type VaultHandle } from '@/browser/session/vault';
import { singleSignOnConfigCalls } from '@/contract/calls/management/singleSignOnConfigCalls';
import {
  connectionTest,
  type ConnectionTest,
  type SingleSignOnConfig,
} from '@/contract/entities/management/singleSignOn';

import { api } from '../../client/api';
import { createCustomQuery, getEndpoints, type QueryDependencies } from '../../client/getEndpoints';

/** Configuration, with the handle of a new client secret: the store contains only the handle. */
interface ConfigArg {
  readonly config: SingleSignOnConfig;
  readonly secret: VaultHandle<'clientSecret'> | undefined;
}

function getInput({ config, secret }: ConfigArg) {
  const typed = secret && loginVault.open('clientSecret', secret);
  return typed ? { ...config, clientSecret: typed.secret } : config;
}

async function update(arg: ConfigArg, { send }: QueryDependencies) {
  const { error } = await send({ row: singleSignOnConfigCalls.update, input: getInput(arg) });
  return error ? { error } : { data: null };
}

async function test(arg: ConfigArg, { send }: QueryDependencies) {
  const { data, error } = await send({ row: singleSignOnConfigCalls.test, input: getInput(arg) });
  return error ? { error } : { data: connectionTest.parse(data) };
}

/** Configuration of the sign-in with company accounts. */
export const singleSignOnConfigApi = api.injectEndpoints({
  endpoints: (build) => ({
    singleSignOnConfigInfo: getEndpoints(build).reads(singleSignOnConfigCalls.info, ['SignInConfig']),
    singleSignOnConfigUpdate: build.mutation<null, ConfigArg>({
      queryFn: createCustomQuery(update),
      invalidatesTags: (_, error) => (error ? [] : ['SignInConfig', 'SettingChanges']),
    }),
    singleSignOnConfigTest: build.mutation<ConnectionTest, ConfigArg>({ queryFn: createCustomQuery(test) }),
  }),
});

export const {
  useSingleSignOnConfigInfoQuery,
  useSingleSignOnConfigUpdateMutation,
  useSingleSignOnConfigTestMutation,
} = singleSignOnConfigApi;
