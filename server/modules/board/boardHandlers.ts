import type { boardCalls } from '@/contract/calls/management/boardCalls';
import { getAgents } from './boardAgents';
import { getAgentsFile, getCasesFile, getPaymentsFile } from './boardFiles';
import { getCases, getPayments } from './boardDrill';
import { getHistory, getPersonal } from './boardHistory';
import { getSummary } from './boardSummary';
import type { Handlers } from '../../access/callContext';

/** Handlers of the dashboard (§7 achievementBoard/…, payment/details; DB-01, DB-02). */
export const boardHandlers: Handlers<typeof boardCalls> = {
  summary: getSummary,
  agents: getAgents,
  personal: getPersonal,
  history: getHistory,
  cases: getCases,
  casesFile: getCasesFile,
  agentsFile: getAgentsFile,
  payments: getPayments,
  paymentsFile: getPaymentsFile,
};
