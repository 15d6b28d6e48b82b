import type { CodeValue, CodeTable } from './codeTable';

/** Kinds of entries in a case's timeline (not in the specification). */
export const TIMELINE_KIND = {
  call: { cn: '通话', en: 'Call', es: 'Llamada' },
  log: { cn: '催收记录', en: 'Collection log', es: 'Registro de gestión' },
  sms: { cn: '短信', en: 'Message', es: 'Mensaje' },
  deduction: { cn: '扣款', en: 'Payment', es: 'Pago' },
  waiting: { cn: '待处理款项', en: 'Unallocated money', es: 'Dinero sin aplicar' },
  code: { cn: '还款码', en: 'Repayment code', es: 'Código de pago' },
  hold: { cn: '暂停', en: 'Hold', es: 'Retención' },
  wish: { cn: '诉求', en: 'Preference', es: 'Petición' },
  override: { cn: '破例', en: 'Exception', es: 'Excepción' },
  status: { cn: '状态变更', en: 'Status change', es: 'Cambio de estado' },
} as const satisfies CodeTable;

export type TimelineKind = CodeValue<typeof TIMELINE_KIND>;
