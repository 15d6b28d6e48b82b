import type { CodeTable } from './codeTable';

/** What happened to a wish (LC-05; ours): the steps of a case's timeline. */
export const WISH_STEP = {
  noted: { cn: '已记录意愿', en: 'Wish noted', es: 'Deseo registrado' },
  ended: { cn: '意愿已取消', en: 'Wish ended', es: 'Deseo retirado' },
} as const satisfies CodeTable;
