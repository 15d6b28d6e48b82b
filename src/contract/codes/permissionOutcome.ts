import type { CodeValue, CodeTable } from './codeTable';

/** What a change of a permission did (RO-01; ours). */
export const PERMISSION_OUTCOME = {
  given: { cn: '授予', en: 'Given', es: 'Concedido' },
  taken: { cn: '收回', en: 'Taken', es: 'Retirado' },
  standard: { cn: '恢复标准', en: 'Back to standard', es: 'Vuelta al estándar' },
} as const satisfies CodeTable;

/** What a change of a permission did. */
export type PermissionOutcome = CodeValue<typeof PERMISSION_OUTCOME>;

/** What a change did, of what it says of the permission: null is back to what the role says. */
export function getOutcome(allowed: boolean | null): PermissionOutcome {
  if (allowed === null) return 'standard';
  return allowed ? 'given' : 'taken';
}
