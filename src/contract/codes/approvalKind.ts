import type { Permission } from '../permissions';
import type { CodeValue, CodeTable } from './codeTable';

/** What waits for a second person above an institution's limit (MI-09; ours). */
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

/** What waits for a second person. */
export type ApprovalKind = CodeValue<typeof APPROVAL_KIND>;

/** What the limit of a kind counts: money of the case, cases at once, or nothing (it is on or off). */
export type LimitUnit = 'money' | 'cases' | 'none';

/** The kinds that an institution sets a limit for; 'account' waits where any of them is set, 'limits', 'lawMode' and 'lawOverride' have none of their own, 'plan' has each role's (MI-08). */
export const LIMIT_UNIT = {
  deduction: 'money',
  extension: 'money',
  batchMove: 'cases',
  grant: 'none',
  auditorReset: 'none',
} as const satisfies Readonly<Partial<Record<ApprovalKind, LimitUnit>>>;

/** A kind that an institution sets a limit for. */
export type LimitedKind = keyof typeof LIMIT_UNIT;

/** What somebody needs beside approvals.decide to say yes to a kind that is about no case; leaders decide about their group's cases alone (RO-01). */
export const ADMINISTRATORS_DECIDE: Readonly<Partial<Record<ApprovalKind, Permission>>> = {
  batchMove: 'cases.assign',
  grant: 'permissions.manage',
  auditorReset: 'users.manage',
  account: 'users.manage',
  limits: 'system.manage',
  lawMode: 'system.manage',
};

/** What whoever decides needs beside approvals.decide for a kind that is about a case, leaders too. */
export const DECIDERS_NEED: Readonly<Partial<Record<ApprovalKind, Permission>>> = { lawOverride: 'law.override' };

/** After the yes who asked carries it out, once: the answer holds a secret that nobody else may see and nothing may keep. */
export const CARRIED_OUT_BY_ASKER: readonly ApprovalKind[] = ['auditorReset', 'account'];
