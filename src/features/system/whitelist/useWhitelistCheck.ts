import { useLoginLimitWhiteListCheckQuery } from '@/api/endpoints/system/loginLimitApi';
import type { WhiteListCheck } from '@/contract/entities/users/whitelist';
import { usePermission } from '@/ui/screen/currentUser';

import { useCalm } from '../useCalm';

/** Returns the effect of the list, debounced after the last keystroke; undefined while unknown. */
export function useWhitelistCheck(whiteList: string): WhiteListCheck | undefined {
  const mayChange = usePermission('system.manage');
  const asked = useCalm(whiteList);
  const { currentData } = useLoginLimitWhiteListCheckQuery({ whiteList: asked }, { skip: !mayChange });
  return asked === whiteList ? currentData : undefined;
}
