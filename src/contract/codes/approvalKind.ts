import type { Permission } from '../permissions';
import type { CodeValue, CodeTable } from './codeTable';

/** Actions that need an approval above an institution's limit (MI-09; not in the specification). */
export const APPROVAL_KIND = {
  deduction: { cn: '扣款', en: 'Deduction', es: 'Cargo' },
  extension: { cn: '展期', en: 'Extension', es: 'Prórroga' },
  plan: { cn: '分期方案', en: 'Payment plan', es: 'Acuerdo de pagos' },
  batchMove: { cn: '批量转移案件', en: 'Batch move of cases', es: 'Traslado de casos en lote' },
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
export type LimitUnit = 'money' | 'cases' | 'none';

/**
 * Kinds with a configurable limit. 'account' needs an approval if any limit is set. 'limits', 'lawMode' and 'lawOverride' have no limit;
 * 'plan' uses the limits of each role (MI-08).
 */
export const LIMIT_UNIT = {
  deduction: 'money',
  extension: 'money',
  batchMove: 'cases',
  grant: 'none',
  auditorReset: 'none',
} as const satisfies Readonly<Partial<Record<ApprovalKind, LimitUnit>>>;

/** A kind that an institution sets a limit for. */
export type LimitedKind = keyof typeof LIMIT_UNIT;

/**
 * Permission required in addition to approvals.decide to approve a kind that concerns no case. Leaders decide only about their group's
 * cases (RO-01).
 */
export const ADMINISTRATORS_DECIDE: Readonly<Partial<Record<ApprovalKind, Permission>>> = {
  batchMove: 'cases.assign',
  grant: 'permissions.manage',
  auditorReset: 'users.manage',
  account: 'users.manage',
  limits: 'system.manage',
  lawMode: 'system.manage',
};

/** Permission required in addition to approvals.decide for a kind that concerns a case. It applies to leaders too. */
export const DECIDERS_NEED: Readonly<Partial<Record<ApprovalKind, Permission>>> = { lawOverride: 'law.override' };

/**
 * After the approval, the requester executes the action once. Its response contains a secret that nobody else may see and that is never
 * stored.
 */
export const CARRIED_OUT_BY_ASKER: readonly ApprovalKind[] = ['auditorReset', 'account'];
