import type { ListColumns } from './listDescription';

/** Lender rows that were not accepted as new events (MI-01). */
export const LENDER_TURNED_AWAY_LIST = {
  received: { title: { cn: '接收时间', en: 'Received', es: 'Recibido' }, cell: 'time' },
  handleType: { title: { cn: '渠道', en: 'Came in by', es: 'Llegó por' }, only: 'file' },
  file: { title: { cn: '文件', en: 'File', es: 'Archivo' }, only: 'file' },
  answer: { title: { cn: '结果', en: 'Outcome', es: 'Resultado' } },
  reference: { title: { cn: '资方流水号', en: 'Reference', es: 'Referencia' } },
  loan: { title: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' } },
  amount: { title: { cn: '金额', en: 'Amount', es: 'Monto' }, cell: 'money' },
  currency: { title: { cn: '币种', en: 'Currency', es: 'Moneda' }, only: 'file' },
  contents: { title: { cn: '内容对比', en: 'Sent and stored', es: 'Enviado y guardado' }, only: 'screen' },
  sent: { title: { cn: '本次内容', en: 'Sent', es: 'Enviado' }, only: 'file' },
  stored: { title: { cn: '已存内容', en: 'Stored', es: 'Guardado' }, only: 'file' },
  differs: { title: { cn: '不同之处', en: 'Different fields', es: 'Campos distintos' }, only: 'file' },
} as const satisfies ListColumns;
