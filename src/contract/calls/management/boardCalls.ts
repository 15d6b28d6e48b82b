import { mainCall } from '../../call';
import {
  boardAgents,
  boardAgentsFileQuery,
  boardAgentsQuery,
  boardCases,
  boardCasesFileQuery,
  boardCasesQuery,
  boardHistory,
  boardHistoryQuery,
  boardPayments,
  boardPaymentsFileQuery,
  boardPaymentsQuery,
  boardPersonal,
  boardPersonalQuery,
  boardQuery,
  boardSummary,
} from '../../entities/management/board';
import { file } from '../../schemas';

const reading = { method: 'GET', who: 'board.read', rows: 'institution', chosenByUs: true } as const;

/**
 * The dashboard (§7 achievementBoard/…, payment/details; DB-01, DB-02). Members see their own figures, leaders the group's, administrators
 * and auditors the institution's.
 */
export const boardCalls = {
  summary: mainCall({
    path: 'achievementBoard/summary',
    query: boardQuery,
    answer: boardSummary,
    ...reading,
    means: 'The figures of a period with those of the one before, by queue, and who is on duty.',
  }),
  agents: mainCall({
    path: 'achievementBoard/agents',
    query: boardAgentsQuery,
    answer: boardAgents,
    ...reading,
    means: 'The figures of a period agent by agent, with yesterday’s final score and rank.',
  }),
  personal: mainCall({
    path: 'achievementBoard/personal',
    query: boardPersonalQuery,
    answer: boardPersonal,
    ...reading,
    means: 'One agent’s figures, the caller’s unless another is named, and what yesterday’s final score is made of.',
  }),
  history: mainCall({
    path: 'achievementBoard/history',
    query: boardHistoryQuery,
    answer: boardHistory,
    ...reading,
    means: 'The figures day by day with the final scores.',
  }),
  cases: mainCall({
    path: 'achievementBoard/cases',
    query: boardCasesQuery,
    answer: boardCases,
    ...reading,
    means: 'The cases that a figure counts.',
  }),
  casesFile: mainCall({
    path: 'achievementBoard/casesDownload',
    query: boardCasesFileQuery,
    answer: file,
    ...reading,
    download: 'saved',
    means: 'The cases that a figure counts as a file; who took it away is recorded.',
  }),
  agentsFile: mainCall({
    path: 'achievementBoard/download',
    query: boardAgentsFileQuery,
    answer: file,
    ...reading,
    download: 'saved',
    means: 'The figures agent by agent as a file; who took it away is recorded.',
  }),
  payments: mainCall({
    path: 'payment/details',
    query: boardPaymentsQuery,
    answer: boardPayments,
    ...reading,
    means: 'The payments that the recovered amount adds up, newest first.',
  }),
  paymentsFile: mainCall({
    path: 'payment/download',
    query: boardPaymentsFileQuery,
    answer: file,
    ...reading,
    download: 'saved',
    means: 'The payments that the recovered amount adds up as a file; who took it away is recorded.',
  }),
};
