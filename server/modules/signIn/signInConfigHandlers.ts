import type { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import type { Handlers } from '../../access/callContext';
import { increaseQuota, showQuotas } from './quotas';
import { listLoginTypes, showSignIn, updateSignIn } from './signInMethods';

/** Sign-in methods and quotas (§7 manage/config/…; SY-01). */
export const signInConfigHandlers = {
  info: (_, context) => showSignIn(context),
  loginTypeList: (_, context) => listLoginTypes(context),
  updateLoginType: (config, context) => updateSignIn(config, context),
  quota: (_, context) => showQuotas(context),
  increaseQuota: (increase, context) => increaseQuota(increase, context),
} satisfies Partial<Handlers<typeof manageConfigCalls>>;
