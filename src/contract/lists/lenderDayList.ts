import type { ListColumns } from './listDescription';

/** Daily reconciliation with the lender (MI-02). The list is short enough to be sorted by any column. */
export const LENDER_DAY_LIST = {
  day: { title: { cn: '接收日期', en: 'Received on', es: 'Recibido el' }, sorts: true, cell: 'day' },
  handleType: { title: { cn: '渠道', en: 'Came in by', es: 'Llegó por' }, only: 'file' },
  // Must be 0, so it is visible without scrolling.
  difference: { title: { cn: '差额', en: 'Difference', es: 'Diferencia' }, sorts: true, cell: 'money' },
  events: { title: { cn: '新事件', en: 'New events', es: 'Eventos nuevos' }, sorts: true, cell: 'number' },
  known: { title: { cn: '重复', en: 'Known', es: 'Ya conocidos' }, sorts: true, cell: 'number' },
  contradictory: { title: { cn: '内容矛盾', en: 'Contradictory', es: 'Contradictorios' }, sorts: true, cell: 'number' },
  refused: { title: { cn: '格式错误', en: 'Refused', es: 'Rechazados' }, sorts: true, cell: 'number' },
  waitingEvents: { title: { cn: '待核实', en: 'To be clarified', es: 'Por aclarar' }, sorts: true, cell: 'number' },
  currency: { title: { cn: '币种', en: 'Currency', es: 'Moneda' }, only: 'file' },
  sentAmount: { title: { cn: '还款金额', en: 'Payments sent', es: 'Pagos enviados' }, sorts: true, cell: 'money' },
  bookedAmount: { title: { cn: '已入账金额', en: 'Booked', es: 'Registrado' }, sorts: true, cell: 'money' },
  waitingAmount: { title: { cn: '待核实金额', en: 'Waiting', es: 'En espera' }, sorts: true, cell: 'money' },
  returnedAmount: { title: { cn: '已退回金额', en: 'Returned', es: 'Devuelto' }, sorts: true, cell: 'money' },
  reversedAmount: { title: { cn: '已冲正金额', en: 'Reversed', es: 'Reversado' }, sorts: true, cell: 'money' },
  notYetAmount: {
    title: { cn: '尚未处理金额', en: 'Not yet processed', es: 'Aún sin procesar' },
    sorts: true,
    cell: 'money',
  },
  contradictoryAmount: {
    title: { cn: '矛盾金额', en: 'Contradictory amount', es: 'Monto contradictorio' },
    sorts: true,
    cell: 'money',
  },
} as const satisfies ListColumns;
