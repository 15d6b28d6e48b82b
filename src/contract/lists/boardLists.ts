import type { BoardFigure } from '../codes/boardCodes';
import type { ListColumns } from './listDescription';

const LOAN = { title: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' } } as const;
const BORROWER = { title: { cn: '借款人', en: 'Borrower', es: 'Titular' } } as const;
const AGENT = { title: { cn: '催收员', en: 'Agent', es: 'Gestor' } } as const;
const QUEUE = { title: { cn: '队列', en: 'Queue', es: 'Cola' } } as const;

/** Dashboard figures per agent (DB-01). */
export const BOARD_AGENT_LIST = {
  name: { ...AGENT, sorts: true },
  groupName: { title: { cn: '小组', en: 'Group', es: 'Grupo' } },
  queueName: { ...QUEUE, only: 'file' },
  dutyStatus: { title: { cn: '排班', en: 'Schedule', es: 'Turno' } },
  recoveredAmount: { title: { cn: '回款金额', en: 'Recovered', es: 'Recuperado' }, sorts: true, cell: 'money' },
  target: { title: { cn: '目标', en: 'Target', es: 'Meta' }, cell: 'money', only: 'file' },
  targetRate: {
    title: { cn: '目标完成率', en: 'Target rate', es: 'Cumplimiento de meta' },
    short: { cn: '目标完成率', en: 'Target', es: 'Meta' },
    sorts: true,
    cell: 'percent',
  },
  boundCases: {
    title: { cn: '在手案件', en: 'Bound cases', es: 'Casos asignados' },
    short: { cn: '在手', en: 'Bound', es: 'Asignados' },
    sorts: true,
    cell: 'number',
  },
  newCases: { title: { cn: '新分配案件', en: 'New cases', es: 'Casos nuevos' }, cell: 'number', only: 'file' },
  handledCases: {
    title: { cn: '已处理案件', en: 'Handled cases', es: 'Casos gestionados' },
    short: { cn: '已处理', en: 'Handled', es: 'Gestionados' },
    sorts: true,
    cell: 'number',
  },
  calls: { title: { cn: '拨打', en: 'Calls', es: 'Llamadas' }, sorts: true, cell: 'number' },
  connectedCalls: { title: { cn: '接通', en: 'Connected', es: 'Contestadas' }, sorts: true, cell: 'number' },
  rightPartyContactRate: {
    title: { cn: '本人接通率', en: 'Right-party contact', es: 'Contacto con el titular' },
    short: { cn: '本人接通', en: 'Right party', es: 'Titular' },
    sorts: true,
    cell: 'percent',
  },
  promiseRate: {
    title: { cn: '承诺率', en: 'Promise rate', es: 'Tasa de promesas' },
    short: { cn: '承诺', en: 'Promises', es: 'Promesas' },
    sorts: true,
    cell: 'percent',
  },
  keptPromiseRate: {
    title: { cn: '承诺兑现率', en: 'Kept promises', es: 'Promesas cumplidas' },
    short: { cn: '兑现', en: 'Kept', es: 'Cumplidas' },
    sorts: true,
    cell: 'percent',
  },
  liquidationRate: {
    title: { cn: '清偿率', en: 'Liquidation', es: 'Recuperación' },
    short: { cn: '清偿', en: 'Liquidation', es: 'Recuperación' },
    sorts: true,
    cell: 'percent',
  },
  settlementRate: {
    title: { cn: '结清率', en: 'Settlement', es: 'Casos liquidados' },
    short: { cn: '结清', en: 'Settlement', es: 'Liquidados' },
    sorts: true,
    cell: 'percent',
  },
  score: {
    title: { cn: '昨日得分', en: 'Score yesterday', es: 'Puntaje de ayer' },
    sorts: true,
    cell: 'number',
  },
  rank: { title: { cn: '昨日排名', en: 'Rank yesterday', es: 'Lugar de ayer' }, sorts: true, cell: 'number' },
} as const satisfies ListColumns;

/** The cases behind a figure of the dashboard (DB-02). */
export const BOARD_CASE_LIST = {
  loanId: LOAN,
  borrowerName: { ...BORROWER, sorts: true },
  status: { title: { cn: '案件状态', en: 'Case status', es: 'Estado del caso' } },
  amountDue: { title: { cn: '应还金额', en: 'Amount due', es: 'Monto adeudado' }, sorts: true, cell: 'money' },
  promisedAmount: { title: { cn: '承诺金额', en: 'Promised', es: 'Prometido' }, sorts: true, cell: 'money' },
  time: { title: { cn: '时间', en: 'Time', es: 'Hora' }, sorts: true, cell: 'time' },
  agentName: { ...AGENT, sorts: true },
  queueName: { ...QUEUE },
} as const satisfies ListColumns;

/** Columns for promises: the time is the promised time. */
export const BOARD_PROMISE_LIST = {
  ...BOARD_CASE_LIST,
  time: { title: { cn: '承诺时间', en: 'Promised for', es: 'Prometido para' }, sorts: true, cell: 'time' },
} as const satisfies ListColumns;

/** Returns true if the figure counts promises. */
export const showsPromises = (figure: BoardFigure): boolean => figure === 'promisesDue' || figure === 'promisesKept';

/** Payments that make up the recovered amount (DB-02). */
export const BOARD_PAYMENT_LIST = {
  loanId: LOAN,
  borrowerName: BORROWER,
  amount: { title: { cn: '还款金额', en: 'Amount paid', es: 'Monto pagado' }, sorts: true, cell: 'money' },
  time: { title: { cn: '时间', en: 'Time', es: 'Hora' }, sorts: true, cell: 'time' },
  type: { title: { cn: '还款方式', en: 'Way', es: 'Forma' } },
  agentName: { ...AGENT, sorts: true },
  queueName: QUEUE,
} as const satisfies ListColumns;

/** Repayments of a day: the nine columns of §2, in its order and with its names (ST-01). */
export const STATISTICS_LIST = {
  borrow_id: { title: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' }, sorts: true },
  user_id: { title: { cn: '借款人编号', en: 'User ID', es: 'ID del titular' }, sorts: true },
  user_name: { title: { cn: '借款人', en: 'Borrower', es: 'Titular' }, sorts: true },
  repay_due_time: { title: { cn: '应还日期', en: 'Due date', es: 'Vencimiento' }, sorts: true, cell: 'day' },
  penalty_day: { title: { cn: '逾期天数', en: 'Overdue days', es: 'Días de mora' }, sorts: true, cell: 'number' },
  repay_due_amount: {
    title: { cn: '应还金额', en: 'Amount due', es: 'Monto adeudado' },
    sorts: true,
    cell: 'money',
  },
  amount: { title: { cn: '还款金额', en: 'Amount paid', es: 'Monto pagado' }, sorts: true, cell: 'money' },
  repay_time: { title: { cn: '还款时间', en: 'Payment time', es: 'Hora de pago' }, sorts: true, cell: 'time' },
  repay_way_name: { title: { cn: '还款方式', en: 'Payment method', es: 'Forma de pago' }, sorts: true },
} as const satisfies ListColumns;
