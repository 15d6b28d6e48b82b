import type { CodeTable } from './codeTable';

/** What happened to a wish (LC-05; ours): the steps of a case's timeline. */
export const WISH_STEP = {
  noted: { cn: '已登记诉求', en: 'Preference recorded', es: 'Petición registrada' },
  ended: { cn: '诉求已撤销', en: 'Preference removed', es: 'Petición retirada' },
} as const satisfies CodeTable;
