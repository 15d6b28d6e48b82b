import type { CodeValue, CodeTable } from './codeTable';

/** States of a repayment code (MI-06; not in the specification). */
export const REPAYMENT_CODE_STATE = {
  pending: { cn: '等待中', en: 'in progress', es: 'en proceso' },
  good: { cn: '有效', en: 'good', es: 'vigente' },
  expired: { cn: '已过期', en: 'expired', es: 'vencido' },
  replaced: { cn: '已替换', en: 'replaced', es: 'reemplazado' },
  withdrawn: { cn: '已撤回', en: 'withdrawn', es: 'retirado' },
  refused: { cn: '未获得', en: 'not given', es: 'no entregado' },
  paid: { cn: '已支付', en: 'paid', es: 'pagado' },
} as const satisfies CodeTable;

export type RepaymentCodeState = CodeValue<typeof REPAYMENT_CODE_STATE>;
