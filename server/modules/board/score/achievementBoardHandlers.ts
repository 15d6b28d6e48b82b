import { hasPermission } from '@/contract/permissions';
import type { ScoreBox } from '@/contract/entities/management/scoreBox';
import type { Transaction } from '../../../database/connect';
import type { Caller } from '../../../kernel/caller';
import { type TimeSpan, toCalendarDay, endOfDay, startOfDay } from '../../../values/toCalendarDay';
import { countBetterAgents, getDayFigures, findScoredAgent, type ScoredAgent } from './scoreStore';
import { serializeScoreBox } from './scoreWire';
import type { achievementBoardCalls } from '@/contract/calls/management/achievementBoardCalls';
import { RESULT_CODES } from '@/contract/resultCodes';
import { formatResultMessage } from '@/contract/messages/resultMessages';
import type { Handlers } from '../../../access/callContext';

const getDay = (now: Date, timeZone: string): TimeSpan => ({
  start: startOfDay(toCalendarDay(now, timeZone), timeZone),
  end: endOfDay(now, timeZone),
});

const ROW_NUMBER = /^\d{1,15}$/;

const maySee = (caller: Caller, agent: ScoredAgent): boolean =>
  (agent.id === caller.userId && hasPermission(caller, 'score.read')) ||
  (caller.role === 'leader' && agent.groupId !== null && agent.groupId === caller.groupId);

/** Returns today's results of an agent (§3 Score box); undefined if the agent is not ranked, or not visible to the caller. */
const getScore = async (
  tx: Transaction,
  { caller, agentId, now }: { caller: Caller; agentId: string; now: Date },
): Promise<ScoreBox | undefined> => {
  if (!ROW_NUMBER.test(agentId)) return undefined;
  const agent = await findScoredAgent(tx, caller.institutionId, Number(agentId));
  if (agent === undefined || !agent.ranked || !maySee(caller, agent)) return undefined;
  const day = getDay(now, caller.timeZone);
  const figures = await getDayFigures(tx, agent, day);
  const ahead =
    agent.groupId === null ? 0 : await countBetterAgents(tx, agent.groupId, { received: figures.received, day });
  return serializeScoreBox(figures, agent, { caller, ranking: ahead + 1 });
};

/** Handlers of agents' results (§7 achievementBoard/…). The responses are raw: -2 hides the box and ends nothing. */
export const achievementBoardHandlers: Handlers<typeof achievementBoardCalls> = {
  queryAgentAchievement: async ({ agentId }, { tx, caller, now, language }) => {
    const data = await getScore(tx, { caller, agentId, now });
    const name = data === undefined ? 'none' : 'ok';
    return { code: RESULT_CODES[name].code, message: formatResultMessage(name, language), data: data ?? null };
  },
};
