import { type CodeValue, codeValues, type CodeTable } from './codeTable';

/** Enforcement modes of the rules in an institution, from the loosest to the strictest (LC-08; not in the specification). */
export const LAW_MODE = {
  off: { cn: '不检查', en: 'Off', es: 'Desactivado' },
  shadow: { cn: '仅记录', en: 'Recorded only', es: 'Solo se registra' },
  warn: { cn: '先提醒', en: 'Warns first', es: 'Avisa antes' },
  enforce: { cn: '禁止', en: 'Refuses', es: 'Impide' },
} as const satisfies CodeTable;

export type LawMode = CodeValue<typeof LAW_MODE>;

/** Returns true if one mode is looser than another (LC-08). */
export const isLooser = (mode: LawMode, than: LawMode): boolean =>
  codeValues(LAW_MODE).indexOf(mode) < codeValues(LAW_MODE).indexOf(than);
