import type { BoardAlerts } from '@/contract/entities/management/boardAlerts';
import { serializeTime } from '../../values/wire';
import type { ResultAgainstLine } from './alertStore';

interface Silent {
  readonly id: number;
  readonly name: string;
  readonly last: Date;
}

/** Converts a user on duty without recent actions to the wire shape. */
export const serializeSilentAgents = ({ id, name, last }: Silent): BoardAlerts['silent'][number] => ({
  agentId: String(id),
  name,
  lastTime: serializeTime(last),
});

/** Converts a result that contradicts the line to the wire shape. */
export const serializeResultAgainstLine = (row: ResultAgainstLine): BoardAlerts['againstLine'][number] => ({
  logId: row.log_id,
  agentId: row.agent_id,
  name: row.name,
  taskId: row.task_id,
  loanId: row.loan_id,
  loanNo: row.loan_no,
  callStatus: row.call_status,
  lineStatus: row.line_status,
});
