import { DAY_MS } from '@/contract/duration';
import { CLIENTS } from '@/contract/call';
import type * as z from 'zod/mini';
import type { SignInMethod } from '@/contract/codes/signInCodes';
import type { loginType, SignInConfig, SignInInfo } from '@/contract/entities/management/systemConfig';
import { runAsServiceRole } from '../../database/callTransaction';
import type { CallerContext, Handlers } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import {
  saveSetting,
  getLastChange,
  recordSettingChange,
  getGlobalSetting,
  describeChange,
} from '../system/systemFacade';
import { getSignInConfig } from './getSignInConfig';
import { countRecentUsers, getSignInClient, isCaptchaRequiredElsewhere } from './signInStore';
import type { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import { increaseQuota, showQuotas } from './quotas';

const METHOD_OF_CLIENT = { main: 'username', older: 'email' } as const satisfies Record<string, SignInMethod>;

const ownMethod = async ({ tx, caller }: CallerContext): Promise<SignInMethod> =>
  METHOD_OF_CLIENT[await runAsServiceRole(tx, (server) => getSignInClient(server, caller.sessionId))];

/** Returns the institution's sign-in configuration, and other settings that affect it (SY-01). */
async function showSignIn(context: CallerContext): Promise<SignInInfo> {
  const { tx, caller } = context;
  return {
    config: await getSignInConfig(context),
    signedInBy: await ownMethod(context),
    captchaAnyway: await runAsServiceRole(tx, (server) => isCaptchaRequiredElsewhere(server, caller.institutionId)),
    captchaNever: (await getGlobalSetting('loginMethod', context)) === 'password',
    lastChange: await getLastChange('signIn', context),
  };
}

/** Lists the sign-in methods with their numbers of users of the institution in the last 30 days. */
async function listLoginTypes(context: CallerContext): Promise<z.output<typeof loginType>[]> {
  const { now } = context;
  const config = await getSignInConfig(context);
  const used = await countRecentUsers(new Date(now.getTime() - 30 * DAY_MS), context);
  return CLIENTS.map((client) => {
    const code = METHOD_OF_CLIENT[client];
    return { code, enabled: config[code], recentUsers: used.get(client) ?? 0 };
  });
}

/**
 * Sets the institution's sign-in configuration, effective from the next sign-in. Callers cannot disable the method that they signed in
 * with.
 */
async function updateSignIn(input: SignInConfig, context: CallerContext): Promise<void> {
  const before = await getSignInConfig(context);
  if (!input[await ownMethod(context)]) throw new Refusal('ownSignInMethod');
  await saveSetting('signIn', JSON.stringify(input), context);
  await recordSettingChange({ key: 'signIn', ...describeChange(before, input) }, context);
}

/** Sign-in methods and quotas (§7 manage/config/…; SY-01). */
export const signInConfigHandlers = {
  info: (_, context) => showSignIn(context),
  loginTypeList: (_, context) => listLoginTypes(context),
  updateLoginType: (config, context) => updateSignIn(config, context),
  quota: (_, context) => showQuotas(context),
  increaseQuota: (increase, context) => increaseQuota(increase, context),
} satisfies Partial<Handlers<typeof manageConfigCalls>>;
