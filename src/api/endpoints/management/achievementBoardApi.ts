import { achievementBoardCalls } from '@/contract/calls/management/achievementBoardCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** Endpoints for results of agents (§7 achievementBoard/…). */
export const achievementBoardApi = api.injectEndpoints({
  endpoints: (build) => ({
    achievementBoardQueryAgentAchievement: getEndpoints(build).reads(achievementBoardCalls.queryAgentAchievement, [
      'Score',
    ]),
  }),
});

export const { useAchievementBoardQueryAgentAchievementQuery } = achievementBoardApi;
