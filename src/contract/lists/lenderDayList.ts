import type { ListColumns } from './listDescription';

/** The reconciliation with the lender, day by day (MI-02). */
export const LENDER_DAY_LIST = {
  day: { title: { cn: '接收日期', en: 'Received on', es: 'Recibido el' }, cell: 'day' },
  handleType: { title: { cn: '渠道', en: 'Came in by', es: 'Llegó por' } },
  events: { title: { cn: '新事件', en: 'New events', es: 'Eventos nuevos' }, cell: 'number' },
  known: { title: { cn: '重复', en: 'Known', es: 'Ya conocidos' }, cell: 'number' },
  contradictory: { title: { cn: '内容矛盾', en: 'Contradictory', es: 'Contradictorios' }, cell: 'number' },
  refused: { title: { cn: '格式错误', en: 'Refused', es: 'Rechazados' }, cell: 'number' },
  waitingEvents: { title: { cn: '待核实', en: 'To be clarified', es: 'Por aclarar' }, cell: 'number' },
  currency: { title: { cn: '币种', en: 'Currency', es: 'Moneda' } },
  sentAmount: { title: { cn: '还款金额', en: 'Payments sent', es: 'Pagos enviados' }, cell: 'money' },
  bookedAmount: { title: { cn: '已入账金额', en: 'Booked', es: 'Registrado' }, cell: 'money' },
  waitingAmount: { title: { cn: '待核实金额', en: 'Waiting', es: 'En espera' }, cell: 'money' },
  returnedAmount: { title: { cn: '已退回金额', en: 'Returned', es: 'Devuelto' }, cell: 'money' },
  reversedAmount: { title: { cn: '已冲正金额', en: 'Reversed', es: 'Reversado' }, cell: 'money' },
  notYetAmount: { title: { cn: '尚未处理金额', en: 'Not yet gone through', es: 'Aún sin procesar' }, cell: 'money' },
  contradictoryAmount: {
    title: { cn: '矛盾金额', en: 'Contradictory amount', es: 'Monto contradictorio' },
    cell: 'money',
  },
  difference: { title: { cn: '差额', en: 'Difference', es: 'Diferencia' }, cell: 'money' },
} as const satisfies ListColumns;
