import { useLoginLimitWhiteListCheckQuery } from '@/api/loginLimitApi';
import type { WhiteListCheck } from '@/contract/entities/whitelist';
import { usePermission } from '@/ui/currentUser';

import { useCalm } from '../useCalm';

/** What the list would do, a moment after the last key; undefined while it is not known. */
export function useWhitelistCheck(whiteList: string): WhiteListCheck | undefined {
  const mayChange = usePermission('system.manage');
  const asked = useCalm(whiteList);
  const { currentData } = useLoginLimitWhiteListCheckQuery({ whiteList: asked }, { skip: !mayChange });
  return asked === whiteList ? currentData : undefined;
}
