import type * as z from 'zod/mini';
import { CASE_STATUS } from '@/contract/codes/caseCodes';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { DEDUCTION_TYPE } from '@/contract/codes/moneyCodes';
import { DUTY_STATUS } from '@/contract/codes/seatCodes';
import type {
  BoardAgent,
  boardAgentsFileQuery,
  BoardCase,
  boardCasesFileQuery,
  BoardFigures,
  BoardPayment,
  boardPaymentsFileQuery,
} from '@/contract/entities/management/board';
import {
  BOARD_AGENT_LIST,
  BOARD_CASE_LIST,
  BOARD_PAYMENT_LIST,
  BOARD_PROMISE_LIST,
  showsPromises,
} from '@/contract/lists/boardLists';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/formatCsv';
import { type ExportColumns, exportWithAudit } from '../monitoring/monitoringFacade';
import { listAgentLines, sortLines } from './boardAgents';
import { getCases, getPayments } from './boardDrill';
import { getBoardPeriod } from './boardPeriod';
import type { BoardQueryInput } from './boardSelection';

const ALL = { page: 1, size: EXPORT_MAX_ROWS } as const;

const figure =
  (name: keyof BoardFigures) =>
  ({ figures }: BoardAgent) =>
    figures[name];

const AGENT_CELLS: ExportColumns<typeof BOARD_AGENT_LIST, BoardAgent> = {
  name: ({ name }) => name,
  groupName: ({ groupName }) => groupName,
  queueName: ({ queueName }) => queueName,
  dutyStatus: ({ dutyStatus }, { language }) =>
    dutyStatus === null ? null : getCodeLabel(DUTY_STATUS, dutyStatus, language),
  recoveredAmount: figure('recoveredAmount'),
  target: figure('target'),
  targetRate: figure('targetRate'),
  boundCases: figure('boundCases'),
  newCases: figure('newCases'),
  handledCases: figure('handledCases'),
  calls: figure('calls'),
  connectedCalls: figure('connectedCalls'),
  rightPartyContactRate: figure('rightPartyContactRate'),
  promiseRate: figure('promiseRate'),
  keptPromiseRate: figure('keptPromiseRate'),
  liquidationRate: figure('liquidationRate'),
  settlementRate: figure('settlementRate'),
  score: ({ score }) => score,
  rank: ({ rank }) => rank,
};

const PAYMENT_CELLS: ExportColumns<typeof BOARD_PAYMENT_LIST, BoardPayment> = {
  loanId: ({ loanId }) => loanId,
  borrowerName: ({ borrowerName }) => borrowerName,
  amount: ({ amount }) => amount,
  time: ({ time }) => time,
  type: ({ type }, { language }) => getCodeLabel(DEDUCTION_TYPE, type, language),
  agentName: ({ agentName }) => agentName,
  queueName: ({ queueName }) => queueName,
};

const CASE_CELLS: ExportColumns<typeof BOARD_CASE_LIST, BoardCase> = {
  loanId: ({ loanId }) => loanId,
  borrowerName: ({ borrowerName }) => borrowerName,
  status: ({ status }, { language }) => getCodeLabel(CASE_STATUS, status, language),
  amountDue: ({ amountDue }) => amountDue,
  promisedAmount: ({ promisedAmount }) => promisedAmount,
  time: ({ time }) => time,
  agentName: ({ agentName }) => agentName,
  queueName: ({ queueName }) => queueName,
};

/** Returns the name of the file and its days, which the audit record contains too. */
function getName(what: string, { date }: BoardQueryInput, { caller, now }: CallerContext): string {
  const { from, to } = getBoardPeriod(date, { now, timeZone: caller.timeZone });
  return `${what}-${from === to ? from : `${from}_${to}`}`;
}

const takenAs = (name: string) => ({ fileName: `saldo-${name}`, type: 'exportBoard', what: `${name}, ` }) as const;

/** Exports the dashboard agent by agent as a file (DB-01). */
export async function getAgentsFile(
  { format, sort, order, ...query }: z.output<typeof boardAgentsFileQuery>,
  context: CallerContext,
) {
  const rows = sortLines(await listAgentLines(query, context), { sort, order });
  const title = { cn: '业绩看板', en: 'Dashboard', es: 'Tablero' };
  return exportWithAudit(
    {
      ...takenAs(getName('board', query, context)),
      columns: BOARD_AGENT_LIST,
      cells: AGENT_CELLS,
      rows,
      title,
      format,
    },
    context,
  );
}

/** Exports the payments behind the recovered amount as a file (DB-02). */
export async function getPaymentsFile(
  { format, ...query }: z.output<typeof boardPaymentsFileQuery>,
  context: CallerContext,
) {
  const { result: rows } = await getPayments({ ...query, ...ALL }, context);
  const title = { cn: '还款', en: 'Payments', es: 'Pagos' };
  return exportWithAudit(
    {
      ...takenAs(getName('payments', query, context)),
      columns: BOARD_PAYMENT_LIST,
      cells: PAYMENT_CELLS,
      rows,
      title,
      format,
    },
    context,
  );
}

/** Exports the cases behind a figure as a file (DB-02). */
export async function getCasesFile({ format, ...query }: z.output<typeof boardCasesFileQuery>, context: CallerContext) {
  const { result: rows } = await getCases({ ...query, ...ALL }, context);
  const title = { cn: '案件', en: 'Cases', es: 'Casos' };
  return exportWithAudit(
    {
      ...takenAs(getName(`cases-${query.figure}`, query, context)),
      columns: showsPromises(query.figure) ? BOARD_PROMISE_LIST : BOARD_CASE_LIST,
      cells: CASE_CELLS,
      rows,
      title,
      format,
    },
    context,
  );
}
