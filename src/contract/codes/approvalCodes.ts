import type { CodeValue, CodeTable } from './codeTable';
import type { Permission } from '../permissions';

/** Facts of an approval request shown to the approver, in addition to amounts and the number of cases (MI-09; not in the specification). */
export const APPROVAL_FACT = {
  today: { cn: '当日此前已计入', en: 'Earlier today', es: 'Antes, hoy' },
  days: { cn: '展期天数', en: 'Days', es: 'Días' },
  parts: { cn: '期数', en: 'Parts', es: 'Pagos' },
  firstPart: { cn: '首期', en: 'First part', es: 'Primer pago' },
  lastDay: { cn: '末期日期', en: 'Last day', es: 'Último día' },
  price: { cn: '展期价格', en: 'Bought for', es: 'Se compra por' },
  dueDayBefore: { cn: '原到期日', en: 'Due on', es: 'Vence el' },
  dueDayAfter: { cn: '新到期日', en: 'Due after it on', es: 'Vencería el' },
  agents: { cn: '转给', en: 'To', es: 'Para' },
  user: { cn: '账号', en: 'Account', es: 'Cuenta' },
  role: { cn: '角色', en: 'Role', es: 'Rol' },
  given: { cn: '授予', en: 'Gives', es: 'Concede' },
  taken: { cn: '收回', en: 'Takes', es: 'Quita' },
  before: { cn: '原值', en: 'Before', es: 'Antes' },
  after: { cn: '新值', en: 'After', es: 'Después' },
  contact: { cn: '联系人', en: 'Contact', es: 'Contacto' },
  relation: { cn: '关系', en: 'Relation', es: 'Relación' },
  channel: { cn: '渠道', en: 'Channel', es: 'Medio' },
  rules: { cn: '违反的规则', en: 'Rules against it', es: 'Reglas en contra' },
  articles: { cn: '出处', en: 'Taken from', es: 'Fuente' },
  own: { cn: '其中本机构自定', en: 'Of these our own', es: 'De ellas, propias' },
  workOrder: { cn: '工单', en: 'Work order', es: 'Orden' },
  person: { cn: '处罚对象', en: 'Person', es: 'Persona' },
  measure: { cn: '处理结果', en: 'Action taken', es: 'Sanción aplicada' },
  reason: { cn: '理由', en: 'Reason', es: 'Motivo' },
  remark: { cn: '备注', en: 'Remark', es: 'Nota' },
} as const satisfies CodeTable;

/** Fact of an approval request. */
export type ApprovalFactCode = CodeValue<typeof APPROVAL_FACT>;

/** Actions that need an approval above an institution's limit (MI-09; not in the specification). */
export const APPROVAL_KIND = {
  deduction: { cn: '扣款', en: 'Deduction', es: 'Cargo' },
  extension: { cn: '展期', en: 'Extension', es: 'Prórroga' },
  plan: { cn: '分期方案', en: 'Payment plan', es: 'Acuerdo de pagos' },
  batchMove: { cn: '批量转移案件', en: 'Batch move of cases', es: 'Traslado de casos en lote' },
  bulkMessage: { cn: '群发消息', en: 'Bulk message', es: 'Mensaje masivo' },
  fine: { cn: '罚款', en: 'Fine', es: 'Multa' },
  grant: { cn: '授予权限', en: 'Grant of permissions', es: 'Concesión de permisos' },
  auditorReset: {
    cn: '重置审计员密码',
    en: "Reset of an auditor's password",
    es: 'Restablecimiento de la contraseña de un auditor',
  },
  account: {
    cn: '有权审批的账号',
    en: 'Account that may decide',
    es: 'Cuenta que puede decidir',
  },
  limits: {
    cn: '放宽双人审批限额',
    en: 'Loosening of these limits',
    es: 'Relajación de estos límites',
  },
  lawMode: { cn: '放宽合规检查', en: 'Loosening of the rules of law', es: 'Relajación de la normativa' },
  lawOverride: {
    cn: '对合规规则破例联系一次',
    en: 'Contact against the rules, once',
    es: 'Contacto contra la normativa, una vez',
  },
} as const satisfies CodeTable;

export type ApprovalKind = CodeValue<typeof APPROVAL_KIND>;

/** Unit of a kind's limit: money of the case, number of cases, or none (the approval is on or off). */
type LimitUnit = 'money' | 'cases' | 'none';

/**
 * Kinds with a configurable limit. 'account' needs an approval if any limit is set. 'limits', 'lawMode' and 'lawOverride' have no limit;
 * 'plan' uses the limits of each role (MI-08).
 */
export const LIMIT_UNIT = {
  deduction: 'money',
  extension: 'money',
  batchMove: 'cases',
  bulkMessage: 'cases',
  fine: 'money',
  grant: 'none',
  auditorReset: 'none',
} as const satisfies Readonly<Partial<Record<ApprovalKind, LimitUnit>>>;

/** A kind that an institution sets a limit for. */
export type LimitedKind = keyof typeof LIMIT_UNIT;

/** Kinds whose limit is an amount of the institution's currency. */
export const MONEY_LIMITS = ['deduction', 'extension', 'fine'] as const satisfies readonly LimitedKind[];

/** Kinds whose limit is a number of cases. */
export const CASE_LIMITS = ['batchMove', 'bulkMessage'] as const satisfies readonly LimitedKind[];

/**
 * Permission required in addition to approvals.decide to approve a kind that concerns no case. Leaders decide only about their group's
 * cases (RO-01).
 */
export const ADMINISTRATOR_APPROVALS: Readonly<Partial<Record<ApprovalKind, Permission>>> = {
  batchMove: 'cases.assign',
  bulkMessage: 'cases.assign',
  fine: 'complaints.manage',
  grant: 'permissions.manage',
  auditorReset: 'users.manage',
  account: 'users.manage',
  limits: 'system.manage',
  lawMode: 'system.manage',
};

/** Permission required in addition to approvals.decide for a kind that concerns a case. It applies to leaders too. */
export const APPROVER_PERMISSIONS: Readonly<Partial<Record<ApprovalKind, Permission>>> = {
  lawOverride: 'law.override',
};

/**
 * After the approval, the requester executes the action once. Its response contains a secret that nobody else may see and that is never
 * stored.
 */
export const REQUESTER_EXECUTES: readonly ApprovalKind[] = ['auditorReset', 'account'];

/** States of an approval request (MI-09; not in the specification). */
export const APPROVAL_STATE = {
  waiting: { cn: '待审批', en: 'Pending', es: 'Pendiente' },
  granted: { cn: '已批准，待申请人执行', en: 'Approved, to be carried out', es: 'Autorizada, por ejecutar' },
  done: { cn: '已批准并执行', en: 'Approved and carried out', es: 'Autorizada y ejecutada' },
  refused: { cn: '已驳回', en: 'Rejected', es: 'Rechazada' },
  withdrawn: { cn: '已撤回', en: 'Withdrawn', es: 'Retirada' },
  expired: { cn: '已过期', en: 'Expired', es: 'Vencida' },
  failed: { cn: '未能执行', en: 'Could not be carried out', es: 'No se pudo ejecutar' },
} as const satisfies CodeTable;

export type ApprovalState = CodeValue<typeof APPROVAL_STATE>;
