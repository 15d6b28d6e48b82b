import type { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import type { Handlers } from '../../access/callContext';
import { showStandards, updateStandards } from './achievementStandards';
import { showBoardConfig, updateBoardConfig } from './boardConfig';

/** Handlers of indicators with their standards, and the board's tiles (§7 manage/config/…; SY-01). */
export const boardConfigHandlers = {
  standards: ({ queueId }, context) => showStandards(queueId, context),
  updateStandards: (wanted, context) => updateStandards(wanted, context),
  board: (_, context) => showBoardConfig(context),
  updateBoard: (wanted, context) => updateBoardConfig(wanted, context),
} satisfies Partial<Handlers<typeof manageConfigCalls>>;
