import type { CodeValue, CodeTable } from './codeTable';

/** Case status codes (§4). */
export const CASE_STATUS = {
  C00: { cn: '新入催', en: 'New', es: 'Nuevo' },
  C01: { cn: '待催收', en: 'To be collected', es: 'Por gestionar' },
  C10: { cn: '催收中', en: 'In collection', es: 'En gestión' },
  C20: { cn: '承诺还款', en: 'Promise to repay', es: 'Promesa de pago' },
  C30: { cn: '已结案', en: 'Closed', es: 'Cerrado' },
  C31: { cn: '正常结案', en: 'Closed normally', es: 'Cerrado con pago' },
  C32: { cn: '展期结案', en: 'Closed by extension', es: 'Cerrado por prórroga' },
  C40: { cn: '案件撤回', en: 'Case withdrawn', es: 'Caso retirado' },
  C50: { cn: '退款案件', en: 'Refund case', es: 'Caso de reembolso' },
} as const satisfies CodeTable;

/** Stage of a case between new and closed (§4). */
export type CaseStatus = CodeValue<typeof CASE_STATUS>;

/** Statuses of cases that are still being worked. A loan has at most one such case. */
export const OPEN_CASE_STATUSES = ['C00', 'C01', 'C10', 'C20'] as const satisfies readonly CaseStatus[];

/** Returns true if a case in this status is still being worked. */
export const isOpenStatus = (status: string): boolean => OPEN_CASE_STATUSES.some((each) => each === status);

/** Statuses used in rules and queries, by name. */
export const CASE = { fresh: 'C00', settled: 'C31', extended: 'C32' } as const satisfies Record<string, CaseStatus>;
