import { codeWords } from '@/contract/codes/codeTable';
import { DEDUCTION_TYPE } from '@/contract/codes/deductionType';
import { DUTY_STATUS } from '@/contract/codes/dutyStatus';
import type { BoardAgent, BoardFigures, BoardPayment } from '@/contract/entities/board';
import type { Words } from '@/contract/language';
import { EXPORT_ROWS_MAX } from '../../values/csvFile';
import type { CallerContext } from '../../access/callContext';
import { addBehaviour } from '../monitoring/monitoringFacade';
import { agentLines, sortLines } from './boardAgents';
import { allPaymentsOf } from './boardDrill';
import { boardPeriodOf } from './boardPeriod';
import type { BoardAsked } from './boardSelection';
import { type CsvCell, csvFile } from '../../values/csvFile';

interface Column<Row> {
  readonly heading: Words;
  readonly cell: (row: Row, context: CallerContext) => CsvCell;
}

const figure = (heading: Words, name: keyof BoardFigures): Column<BoardAgent> => ({
  heading,
  cell: ({ figures }) => figures[name],
});

const AGENT_COLUMNS: readonly Column<BoardAgent>[] = [
  { heading: { cn: '催收员', en: 'Agent', es: 'Gestor' }, cell: ({ name }) => name },
  { heading: { cn: '小组', en: 'Group', es: 'Grupo' }, cell: ({ groupName }) => groupName },
  { heading: { cn: '队列', en: 'Queue', es: 'Cola' }, cell: ({ queueName }) => queueName },
  {
    heading: { cn: '排班', en: 'Schedule', es: 'Turno' },
    cell: ({ dutyStatus }, { language }) => (dutyStatus === null ? null : codeWords(DUTY_STATUS, dutyStatus, language)),
  },
  figure({ cn: '回款金额', en: 'Recovered', es: 'Recuperado' }, 'recoveredAmount'),
  figure({ cn: '目标', en: 'Target', es: 'Meta' }, 'target'),
  figure({ cn: '目标完成率 %', en: 'Target rate %', es: 'Cumplimiento de meta %' }, 'targetRate'),
  figure({ cn: '在手案件', en: 'Bound cases', es: 'Casos asignados' }, 'boundCases'),
  figure({ cn: '新分配案件', en: 'New cases', es: 'Casos nuevos' }, 'newCases'),
  figure({ cn: '已处理案件', en: 'Handled cases', es: 'Casos gestionados' }, 'handledCases'),
  figure({ cn: '拨打数', en: 'Calls', es: 'Llamadas' }, 'calls'),
  figure({ cn: '接通数', en: 'Connected', es: 'Contestadas' }, 'connectedCalls'),
  figure({ cn: '本人接通率 %', en: 'Right-party contact %', es: 'Contacto con el titular %' }, 'rightPartyContactRate'),
  figure({ cn: '承诺率 %', en: 'Promise rate %', es: 'Tasa de promesas %' }, 'promiseRate'),
  figure({ cn: '承诺兑现率 %', en: 'Kept promises %', es: 'Promesas cumplidas %' }, 'keptPromiseRate'),
  figure({ cn: '清偿率 %', en: 'Liquidation %', es: 'Recuperación %' }, 'liquidationRate'),
  figure({ cn: '结清率 %', en: 'Settlement %', es: 'Casos liquidados %' }, 'settlementRate'),
  { heading: { cn: '昨日得分', en: 'Score yesterday', es: 'Puntaje de ayer' }, cell: ({ score }) => score },
  { heading: { cn: '昨日排名', en: 'Rank yesterday', es: 'Lugar de ayer' }, cell: ({ rank }) => rank },
];

// Time as the institution's clock shows it: an export is read there, and spreadsheet programs know no zones.
const localTime = (time: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(time));

const PAYMENT_COLUMNS: readonly Column<BoardPayment>[] = [
  {
    heading: { cn: '时间', en: 'Time', es: 'Hora' },
    cell: ({ time }, { caller }) => localTime(time, caller.timeZone),
  },
  { heading: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' }, cell: ({ loanId }) => loanId },
  { heading: { cn: '借款人', en: 'Borrower', es: 'Titular' }, cell: ({ borrowerName }) => borrowerName },
  { heading: { cn: '催收员', en: 'Agent', es: 'Gestor' }, cell: ({ agentName }) => agentName },
  { heading: { cn: '队列', en: 'Queue', es: 'Cola' }, cell: ({ queueName }) => queueName },
  { heading: { cn: '金额', en: 'Amount', es: 'Monto' }, cell: ({ amount }) => amount },
  {
    heading: { cn: '方式', en: 'Way', es: 'Forma' },
    cell: ({ type }, { language }) => codeWords(DEDUCTION_TYPE, type, language),
  },
];

function cellsOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[], context: CallerContext): CsvCell[][] {
  const head = columns.map(({ heading }) => heading[context.language]);
  return [head, ...rows.map((row) => columns.map(({ cell }) => cell(row, context)))];
}

const daysOf = ({ date }: BoardAsked, { caller, now }: CallerContext): string => {
  const { from, to } = boardPeriodOf(date, { now, timeZone: caller.timeZone });
  return from === to ? from : `${from}_${to}`;
};

/** A file under a name of ours; who took it away is recorded (MO-01). */
async function fileOf(name: string, cells: CsvCell[][], context: CallerContext) {
  await addBehaviour(context.tx, {
    caller: context.caller,
    type: 'exportBoard',
    loanNo: null,
    detail: `${name}, ${cells.length - 1} rows`,
    ip: null,
    socketIp: context.ip,
    now: context.now,
  });
  return { fileName: `saldo-${name}.csv`, contentType: 'text/csv; charset=utf-8', content: csvFile(cells) };
}

/** The dashboard agent by agent as CSV (DB-01). */
export async function agentsFileOf(asked: BoardAsked, context: CallerContext) {
  const lines = sortLines(await agentLines(asked, context), { sort: 'recoveredAmount', order: 'desc' });
  return fileOf(
    `board-${daysOf(asked, context)}`,
    cellsOf(AGENT_COLUMNS, lines.slice(0, EXPORT_ROWS_MAX), context),
    context,
  );
}

/** The payments behind the recovered amount as CSV (DB-02). */
export async function paymentsFileOf(asked: BoardAsked, context: CallerContext) {
  const rows = await allPaymentsOf(asked, EXPORT_ROWS_MAX, context);
  return fileOf(`payments-${daysOf(asked, context)}`, cellsOf(PAYMENT_COLUMNS, rows, context), context);
}
