import type { CodeValue, CodeTable } from './codeTable';

/** Age groups of open work orders since their registration (CM-01; not in the specification). */
export const COMPLAINT_AGE = {
  day: { cn: '不到 1 天', en: 'Less than a day', es: 'Menos de un día' },
  threeDays: { cn: '1 至 3 天', en: '1 to 3 days', es: 'De 1 a 3 días' },
  week: { cn: '3 至 7 天', en: '3 to 7 days', es: 'De 3 a 7 días' },
  month: { cn: '7 至 30 天', en: '7 to 30 days', es: 'De 7 a 30 días' },
  older: { cn: '30 天以上', en: 'More than 30 days', es: 'Más de 30 días' },
} as const satisfies CodeTable;

export type ComplaintAge = CodeValue<typeof COMPLAINT_AGE>;

/** Channels through which a complaint arrives (CM-01; not in the specification). */
export const COMPLAINT_CHANNEL = {
  phone: { cn: '电话', en: 'Phone', es: 'Teléfono' },
  mail: { cn: '邮件', en: 'E-mail or letter', es: 'Correo o carta' },
  regulator: { cn: '监管机构', en: 'Regulator', es: 'Regulador' },
  app: { cn: '应用', en: 'App', es: 'Aplicación' },
  person: { cn: '当面', en: 'In person', es: 'En persona' },
} as const satisfies CodeTable;

export type ComplaintChannel = CodeValue<typeof COMPLAINT_CHANNEL>;

/** Deadline statuses of a work order: three for open ones, two for completed ones (CM-01; not in the specification). */
export const COMPLAINT_DEADLINE = {
  overdue: { cn: '已逾期', en: 'Overdue', es: 'Vencido' },
  near: { cn: '即将到期', en: 'Due soon', es: 'Vence pronto' },
  onTime: { cn: '时限内', en: 'In time', es: 'En plazo' },
  met: { cn: '按时完成', en: 'Done in time', es: 'A tiempo' },
  missed: { cn: '逾期完成', en: 'Done late', es: 'Con retraso' },
} as const satisfies CodeTable;

export type ComplaintDeadline = CodeValue<typeof COMPLAINT_DEADLINE>;

/** Events in a work order's history (CM-01; not in the specification). machines/complaintLifecycle defines the transitions they cause. */
export const COMPLAINT_EVENT = {
  registered: { cn: '登记', en: 'Registered', es: 'Registrada' },
  splitOff: { cn: '由拆分产生', en: 'Split off', es: 'Separada' },
  allocated: { cn: '分配', en: 'Allocated', es: 'Asignada' },
  taken: { cn: '接手处理', en: 'Taken up', es: 'Tomada' },
  noted: { cn: '备注', en: 'Note', es: 'Nota' },
  askedBack: { cn: '向投诉人追问', en: 'Asked back', es: 'Pregunta al quejoso' },
  rescheduled: { cn: '调整优先级或时限', en: 'Priority or deadline changed', es: 'Prioridad o plazo cambiados' },
  proposed: { cn: '申请结案', en: 'Closure proposed', es: 'Cierre propuesto' },
  rejected: { cn: '驳回结案', en: 'Closure rejected', es: 'Cierre rechazado' },
  closed: { cn: '结案', en: 'Closed', es: 'Cerrada' },
  penalised: { cn: '开具罚单', en: 'Penalty issued', es: 'Sanción emitida' },
  penaltyWithdrawn: { cn: '撤销罚单', en: 'Penalty withdrawn', es: 'Sanción retirada' },
  transferred: { cn: '转运营', en: 'Transferred to operations', es: 'Transferida a operaciones' },
  split: { cn: '拆分', en: 'Split', es: 'Dividida' },
} as const satisfies CodeTable;

/** Kinds of complaints (CM-01; not in the specification). */
export const COMPLAINT_KIND = {
  harassment: { cn: '骚扰催收', en: 'Harassment', es: 'Acoso' },
  wrongAmount: { cn: '金额有误', en: 'Wrong amount', es: 'Monto incorrecto' },
  thirdPartyDisclosure: { cn: '向第三方泄露', en: 'Disclosure to a third party', es: 'Revelación a terceros' },
  alreadyPaid: { cn: '已还款', en: 'Already paid', es: 'Ya pagado' },
  staffConduct: { cn: '员工行为', en: 'Staff conduct', es: 'Conducta del personal' },
  other: { cn: '其他', en: 'Other', es: 'Otro' },
} as const satisfies CodeTable;

export type ComplaintKind = CodeValue<typeof COMPLAINT_KIND>;

/** Priorities of a complaint, which determine its deadline (CM-01; not in the specification). */
export const COMPLAINT_PRIORITY = {
  urgent: { cn: '紧急', en: 'Urgent', es: 'Urgente' },
  high: { cn: '高', en: 'High', es: 'Alta' },
  normal: { cn: '普通', en: 'Normal', es: 'Normal' },
} as const satisfies CodeTable;

export type ComplaintPriority = CodeValue<typeof COMPLAINT_PRIORITY>;

/** Complaint states (§4); 'all' is a filter, not a state. */
export const COMPLAINT_STATE = {
  pending: { cn: '待处理', en: 'Pending', es: 'Pendiente' },
  processing: { cn: '处理中', en: 'Processing', es: 'En proceso' },
  pendingClosure: { cn: '待结案', en: 'Pending closure', es: 'Pendiente de cierre' },
  completed: { cn: '已完成', en: 'Processing completed', es: 'Proceso completado' },
} as const satisfies CodeTable;

/** State of a work order (§4). */
export type ComplaintState = CodeValue<typeof COMPLAINT_STATE>;

/** The teams of operations to which a work order can be transferred (ours, CM-01). */
export const OPERATIONS_TEAM = {
  payments: { cn: '支付与账务', en: 'Payments and accounts', es: 'Pagos y cuentas' },
  data: { cn: '数据与系统', en: 'Data and systems', es: 'Datos y sistemas' },
  legal: { cn: '法务合规', en: 'Legal and compliance', es: 'Legal y cumplimiento' },
} as const satisfies CodeTable;

/** A team of operations (ours, CM-01). */
export type OperationsTeam = CodeValue<typeof OPERATIONS_TEAM>;

/** Reasons why a user's behavior is unusual (MO-01; the thresholds are in contract/limits). */
export const BEHAVIOR_SIGN = {
  manyReveals: {
    cn: '查看个人信息过多',
    en: 'Many looks at personal data',
    es: 'Muchas consultas de datos personales',
  },
  manyBorrowers: { cn: '涉及借款人过多', en: 'Many different borrowers', es: 'Muchos titulares distintos' },
  oddHours: { cn: '非工作时间操作', en: 'At odd hours', es: 'A deshoras' },
  newAddress: { cn: '新的 IP 地址', en: 'From a new address', es: 'Desde una dirección nueva' },
} as const satisfies CodeTable;

/** Severity of unusual behavior. */
export const BEHAVIOR_SEVERITY = {
  serious: { cn: '严重', en: 'Serious', es: 'Grave' },
  noticeable: { cn: '留意', en: 'Noticeable', es: 'Llamativo' },
  usual: { cn: '正常', en: 'Usual', es: 'Normal' },
} as const satisfies CodeTable;

export type BehaviorSeverity = CodeValue<typeof BEHAVIOR_SEVERITY>;

/** Recorded behaviors (§7 user/behavior/add; the kinds are ours). */
export const BEHAVIOR_TYPE = {
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
  exportLoginLogs: { cn: '导出登录日志', en: 'Exported login logs', es: 'Exportó inicios de sesión' },
  exportList: { cn: '导出管理列表', en: 'Exported a list', es: 'Exportó una lista' },
  copyLoanId: { cn: '复制贷款编号', en: 'Copied a loan ID', es: 'Copió un ID de préstamo' },
} as const satisfies CodeTable;

/** Action of a user on personal data (CD-12). */
export type BehaviorType = CodeValue<typeof BEHAVIOR_TYPE>;
