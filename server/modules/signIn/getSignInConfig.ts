import type { SignInConfig } from '@/contract/entities/management/systemConfig';
import type { CallerContext } from '../../access/callContext';
import { getTenantSetting } from '../system/systemFacade';
import { readSignInConfig } from './signInStore';

/** Reads the sign-in configuration of the caller's institution. */
export const getSignInConfig = async (context: Pick<CallerContext, 'tx' | 'caller'>): Promise<SignInConfig> =>
  readSignInConfig(await getTenantSetting('signIn', context));
