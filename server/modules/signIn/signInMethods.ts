import { CLIENTS } from '@/contract/call';
import type * as z from 'zod/mini';
import type { SignInMethod } from '@/contract/codes/signInMethod';
import type { loginType, SignInConfig, SignInInfo } from '@/contract/entities/systemConfig';
import { asServiceRole } from '../../database/callTransaction';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import {
  saveSetting,
  getLastChange,
  recordSettingChange,
  tenantSetting,
  globalSetting,
  describeChange,
} from '../system/systemFacade';
import { recentUsersBy, getSignInClient } from './signInUseStore';
import { othersWantCaptcha } from './signInSettingStore';
import { readSignInConfig } from './signInConfig';

const METHOD_OF_CLIENT = { main: 'username', older: 'email' } as const satisfies Record<string, SignInMethod>;

const DAY_MS = 86_400_000;

const getConfig = async (context: CallerContext): Promise<SignInConfig> =>
  readSignInConfig(await tenantSetting('signIn', context));

const ownMethod = async ({ tx, caller }: CallerContext): Promise<SignInMethod> =>
  METHOD_OF_CLIENT[await asServiceRole(tx, (server) => getSignInClient(server, caller.sessionId))];

/** How people of the institution sign in, and what else decides about it (SY-01). */
export async function showSignIn(context: CallerContext): Promise<SignInInfo> {
  const { tx, caller } = context;
  return {
    config: await getConfig(context),
    signedInBy: await ownMethod(context),
    captchaAnyway: await asServiceRole(tx, (server) => othersWantCaptcha(server, caller.institutionId)),
    captchaNever: (await globalSetting('loginMethod', context)) === 'password',
    lastChange: await getLastChange('signIn', context),
  };
}

/** The ways of signing in, and how many people of the institution used them in the last 30 days. */
export async function listLoginTypes(context: CallerContext): Promise<z.output<typeof loginType>[]> {
  const { now } = context;
  const config = await getConfig(context);
  const used = await recentUsersBy(new Date(now.getTime() - 30 * DAY_MS), context);
  return CLIENTS.map((client) => {
    const code = METHOD_OF_CLIENT[client];
    return { code, enabled: config[code], recentUsers: used.get(client) ?? 0 };
  });
}

/** Sets how people of the institution sign in: from the next sign-in on. Nobody can switch off the method they signed in with. */
export async function updateSignIn(wanted: SignInConfig, context: CallerContext): Promise<void> {
  const before = await getConfig(context);
  if (!wanted[await ownMethod(context)]) throw new Refusal('ownSignInMethod');
  await saveSetting('signIn', JSON.stringify(wanted), context);
  await recordSettingChange({ key: 'signIn', ...describeChange(before, wanted) }, context);
}
