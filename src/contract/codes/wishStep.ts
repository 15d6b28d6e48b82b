import type { CodeTable } from './codeTable';

/** Changes of a contact preference (LC-05; not in the specification), shown in a case's timeline. */
export const WISH_STEP = {
  noted: { cn: '已登记诉求', en: 'Preference recorded', es: 'Petición registrada' },
  ended: { cn: '诉求已撤销', en: 'Preference removed', es: 'Petición retirada' },
} as const satisfies CodeTable;
