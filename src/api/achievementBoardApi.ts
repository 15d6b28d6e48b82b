import { achievementBoardCalls } from '@/contract/calls/achievementBoardCalls';

import { api } from './api';
import { endpointsOf } from './endpointsOf';

/** Results of agents (§7 achievementBoard/…). */
export const achievementBoardApi = api.injectEndpoints({
  endpoints: (build) => ({
    achievementBoardQueryAgentAchievement: endpointsOf(build).reads(achievementBoardCalls.queryAgentAchievement, [
      'Score',
    ]),
  }),
});

export const { useAchievementBoardQueryAgentAchievementQuery } = achievementBoardApi;
