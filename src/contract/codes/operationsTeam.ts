import type { CodeValue, CodeTable } from './codeTable';

/** The teams of operations to which a work order can be transferred (ours, CM-01). */
export const OPERATIONS_TEAM = {
  payments: { cn: '支付与账务', en: 'Payments and accounts', es: 'Pagos y cuentas' },
  data: { cn: '数据与系统', en: 'Data and systems', es: 'Datos y sistemas' },
  legal: { cn: '法务合规', en: 'Legal and compliance', es: 'Legal y cumplimiento' },
} as const satisfies CodeTable;

/** A team of operations (ours, CM-01). */
export type OperationsTeam = CodeValue<typeof OPERATIONS_TEAM>;
