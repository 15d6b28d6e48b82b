import type { CodeValue, CodeTable } from './codeTable';

/** Deduction statuses (§4). */
export const DEDUCTION_STATUS = {
  '0': { cn: '初始化', en: 'Initialised', es: 'Iniciado' },
  '1': { cn: '失败', en: 'Failed', es: 'Fallido' },
  '2': { cn: '成功', en: 'Success', es: 'Correcto' },
} as const satisfies CodeTable;

/** Status of a deduction (§4). */
export type DeductionStatus = CodeValue<typeof DEDUCTION_STATUS>;

/** Status codes by name, for rules and queries. */
export const DEDUCTION = { initialised: '0', failed: '1', succeeded: '2' } as const satisfies Record<
  string,
  DeductionStatus
>;
