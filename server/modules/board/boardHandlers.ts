import type { boardCalls } from '@/contract/calls/boardCalls';
import { agentsOf } from './boardAgents';
import { agentsFileOf, casesFileOf, paymentsFileOf } from './boardFiles';
import { casesOf, paymentsOf } from './boardDrill';
import { historyOf, personalOf } from './boardHistory';
import { summaryOf } from './boardSummary';
import type { Handlers } from '../../access/callContext';

/** The dashboard (§7 achievementBoard/…, payment/details; DB-01, DB-02). */
export const boardHandlers: Handlers<typeof boardCalls> = {
  summary: summaryOf,
  agents: agentsOf,
  personal: personalOf,
  history: historyOf,
  cases: casesOf,
  casesFile: casesFileOf,
  agentsFile: agentsFileOf,
  payments: paymentsOf,
  paymentsFile: paymentsFileOf,
};
