import type { CodeValue, CodeTable } from './codeTable';

/** Outcomes of a permission change (RO-01; not in the specification). */
export const PERMISSION_OUTCOME = {
  given: { cn: '授予', en: 'Given', es: 'Concedido' },
  taken: { cn: '收回', en: 'Taken', es: 'Retirado' },
  standard: { cn: '恢复标准', en: 'Back to standard', es: 'Vuelta al estándar' },
} as const satisfies CodeTable;

export type PermissionOutcome = CodeValue<typeof PERMISSION_OUTCOME>;

/** Returns the outcome of a permission change. null means a reset to the role's default. */
export function getOutcome(allowed: boolean | null): PermissionOutcome {
  if (allowed === null) return 'standard';
  return allowed ? 'given' : 'taken';
}
