import { boardAlertCalls } from '@/contract/calls/management/boardAlertCalls';
import { boardCalls } from '@/contract/calls/management/boardCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** The dashboard (§7 achievementBoard/…, payment/details; DB-01, DB-02). */
export const boardApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, files } = getEndpoints(build);
    return {
      boardSummary: reads(boardCalls.summary, ['Board', 'Users']),
      boardAlertAlerts: reads(boardAlertCalls.alerts, ['BoardConfig', 'Alerts', 'Users']),
      boardAgents: reads(boardCalls.agents, ['Board', 'Users']),
      boardPersonal: reads(boardCalls.personal, ['Board']),
      boardHistory: reads(boardCalls.history, ['Board']),
      boardCases: reads(boardCalls.cases, ['Board']),
      boardCasesFile: files(boardCalls.casesFile),
      boardAgentsFile: files(boardCalls.agentsFile),
      boardPayments: reads(boardCalls.payments, ['Board']),
      boardPaymentsFile: files(boardCalls.paymentsFile),
    };
  },
});

export const {
  useBoardSummaryQuery,
  useBoardAlertAlertsQuery,
  useBoardAgentsQuery,
  useBoardPersonalQuery,
  useBoardHistoryQuery,
  useBoardCasesQuery,
  useBoardAgentsFileMutation,
  useBoardCasesFileMutation,
  useBoardPaymentsQuery,
  useBoardPaymentsFileMutation,
} = boardApi;
