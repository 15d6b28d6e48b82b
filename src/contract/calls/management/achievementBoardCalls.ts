import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { scoreBox } from '../../entities/management/scoreBox';
import { envelope } from '../../envelope';
import { idInput } from '../../schemas';

/** Results of agents (§7 achievementBoard/…). */
export const achievementBoardCalls = {
  queryAgentAchievement: mainCall({
    method: 'GET',
    path: 'achievementBoard/queryAgentAchievement',
    query: z.strictObject({ agentId: idInput }),
    answer: z.extend(envelope, { data: z.nullish(scoreBox) }),
    who: 'signedIn',
    rows: 'own',
    raw: true,
    means: "Returns today's results box; code -2 hides it without ending the session, also for users without one (§6).",
  }),
};
