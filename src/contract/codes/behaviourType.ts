import type { CodeValue, CodeTable } from './codeTable';

/** Recorded behaviours (§7 user/behavior/add; the kinds are ours). */
export const BEHAVIOUR_TYPE = {
  openCase: { cn: '打开案件', en: 'Opened a case', es: 'Abrió un caso' },
  revealPhone: { cn: '查看电话', en: 'Revealed a phone number', es: 'Mostró un teléfono' },
  revealIdNumber: { cn: '查看证件号', en: 'Revealed an ID number', es: 'Mostró un documento' },
  revealAddress: { cn: '查看地址', en: 'Revealed an address', es: 'Mostró una dirección' },
  revealAccount: { cn: '查看账户', en: 'Revealed an account', es: 'Mostró una cuenta' },
  viewPicture: { cn: '查看影像', en: 'Looked at a picture', es: 'Vio una imagen' },
  dialPhone: { cn: '拨打电话', en: 'Dialled a phone number', es: 'Marcó un teléfono' },
  exportStatistics: { cn: '导出还款统计', en: 'Exported statistics', es: 'Exportó estadísticas' },
  exportBehaviour: { cn: '导出行为记录', en: 'Exported behaviour records', es: 'Exportó registros de actividad' },
  exportTrail: { cn: '导出审计日志', en: 'Exported the audit trail', es: 'Exportó el registro de auditoría' },
  exportBoard: { cn: '导出业绩看板', en: 'Exported the dashboard', es: 'Exportó el tablero' },
  exportLoginLogs: { cn: '导出登录日志', en: 'Exported login logs', es: 'Exportó registros de acceso' },
  exportList: { cn: '导出管理列表', en: 'Exported a list', es: 'Exportó una lista' },
  copyLoanId: { cn: '复制贷款编号', en: 'Copied a loan ID', es: 'Copió un ID de préstamo' },
} as const satisfies CodeTable;

/** Action of a user on personal data (CD-12). */
export type BehaviourType = CodeValue<typeof BEHAVIOUR_TYPE>;
