import type { achievementBoardCalls } from '@/contract/calls/management/achievementBoardCalls';
import { RESULT_CODES } from '@/contract/resultCodes';
import { resultMessage } from '@/contract/messages/resultMessages';
import { getScore } from './score';
import type { Handlers } from '../../access/callContext';

/** Handlers of agents' results (§7 achievementBoard/…). The responses are raw: -2 hides the box and ends nothing. */
export const achievementBoardHandlers: Handlers<typeof achievementBoardCalls> = {
  queryAgentAchievement: async ({ agentId }, { tx, caller, now, language }) => {
    const data = await getScore(tx, { caller, agentId, now });
    const name = data === undefined ? 'none' : 'ok';
    return { code: RESULT_CODES[name].code, message: resultMessage(name, language), data: data ?? null };
  },
};
