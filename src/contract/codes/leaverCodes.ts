import type { CodeTable, CodeValue } from './codeTable';

/** Rule for the open cases of a user whom a company directory disables or deletes (not in the specification). */
export const LEAVER_CASES = {
  keep: { cn: '保留在该用户名下', en: 'Stay with the user', es: 'Se quedan con el usuario' },
  queue: { cn: '退回队列', en: 'Back to their queues', es: 'Regresan a sus colas' },
} as const satisfies CodeTable;

/** A rule for the cases of leavers. */
export type LeaverCases = CodeValue<typeof LEAVER_CASES>;
