import type { boardCalls } from '@/contract/calls/boardCalls';
import { agentsOf } from '../domain/boardAgents';
import { agentsFileOf, paymentsFileOf } from '../domain/boardCsv';
import { casesOf, paymentsOf } from '../domain/boardDrill';
import { historyOf, personalOf } from '../domain/boardHistory';
import { summaryOf } from '../domain/boardSummary';
import type { Handlers } from './handler';

/** The dashboard (§7 achievementBoard/…, payment/details; DB-01, DB-02). */
export const boardHandlers: Handlers<typeof boardCalls> = {
  summary: summaryOf,
  agents: agentsOf,
  personal: personalOf,
  history: historyOf,
  cases: casesOf,
  agentsFile: agentsFileOf,
  payments: paymentsOf,
  paymentsFile: paymentsFileOf,
};
