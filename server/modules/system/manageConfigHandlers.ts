import type { manageConfigCalls } from '@/contract/calls/manageConfigCalls';
import { showStandards, updateStandards } from '../board/achievementStandards';
import { showBoardConfig, updateBoardConfig } from '../board/boardConfig';
import { increaseQuota, showQuotas } from '../signIn/quotas';
import { listLoginTypes, showSignIn, updateSignIn } from '../signIn/signInMethods';
import { settingChanges } from './settingStore';
import type { Handlers } from '../../access/handler';

/** System configuration (§7 manage/config/…; SY-01). */
export const manageConfigHandlers: Handlers<typeof manageConfigCalls> = {
  info: (_, context) => showSignIn(context),
  loginTypeList: (_, context) => listLoginTypes(context),
  updateLoginType: (config, context) => updateSignIn(config, context),
  quota: (_, context) => showQuotas(context),
  increaseQuota: (increase, context) => increaseQuota(increase, context),
  standards: ({ queueId }, context) => showStandards(queueId, context),
  updateStandards: (wanted, context) => updateStandards(wanted, context),
  board: (_, context) => showBoardConfig(context),
  updateBoard: (wanted, context) => updateBoardConfig(wanted, context),
  changes: (page, context) => settingChanges(page, context),
};
