import type { CodeValue, CodeTable } from './codeTable';

/** Roles (§6; the auditor is ours). */
export const ROLE = {
  member: { cn: '催收员', en: 'Member', es: 'Gestor' },
  leader: { cn: '组长', en: 'Leader', es: 'Líder' },
  admin: { cn: '机构管理员', en: 'Institution administrator', es: 'Administrador de la institución' },
  auditor: { cn: '审计员', en: 'Auditor', es: 'Auditor' },
} as const satisfies CodeTable;

/** Role of a user in an institution (§6). */
export type Role = CodeValue<typeof ROLE>;
