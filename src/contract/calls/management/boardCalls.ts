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
    means: 'Returns the figures of a period and the previous period, by queue, and the staff on duty.',
  }),
  agents: mainCall({
    path: 'achievementBoard/agents',
    query: boardAgentsQuery,
    answer: boardAgents,
    ...reading,
    means: 'Returns the figures of a period by agent, with yesterday’s final score and rank.',
  }),
  personal: mainCall({
    path: 'achievementBoard/personal',
    query: boardPersonalQuery,
    answer: boardPersonal,
    ...reading,
    means: 'Returns one agent’s figures, by default the caller’s, and the parts of yesterday’s final score.',
  }),
  history: mainCall({
    path: 'achievementBoard/history',
    query: boardHistoryQuery,
    answer: boardHistory,
    ...reading,
    means: 'Returns the figures by day with the final scores.',
  }),
  cases: mainCall({
    path: 'achievementBoard/cases',
    query: boardCasesQuery,
    answer: boardCases,
    ...reading,
    means: 'Returns the cases counted by a figure.',
  }),
  casesFile: mainCall({
    path: 'achievementBoard/casesDownload',
    query: boardCasesFileQuery,
    answer: file,
    ...reading,
    download: 'saved',
    means: 'Exports the cases counted by a figure. The download is recorded.',
  }),
  agentsFile: mainCall({
    path: 'achievementBoard/download',
    query: boardAgentsFileQuery,
    answer: file,
    ...reading,
    download: 'saved',
    means: 'Exports the figures by agent. The download is recorded.',
  }),
  payments: mainCall({
    path: 'payment/details',
    query: boardPaymentsQuery,
    answer: boardPayments,
    ...reading,
    means: 'Returns the payments of the recovered amount, newest first.',
  }),
  paymentsFile: mainCall({
    path: 'payment/download',
    query: boardPaymentsFileQuery,
    answer: file,
    ...reading,
    download: 'saved',
    means: 'Exports the payments of the recovered amount. The download is recorded.',
  }),
};
