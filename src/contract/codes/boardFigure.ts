import type { CodeValue, CodeTable } from './codeTable';

/** Dashboard figures counted in cases, which can be listed case by case (DB-02; docs/board.md). */
export const BOARD_FIGURE = {
  boundCases: { cn: '在手案件', en: 'Bound cases', es: 'Casos asignados' },
  newCases: { cn: '新分配案件', en: 'New cases', es: 'Casos nuevos' },
  handledCases: { cn: '已处理案件', en: 'Handled cases', es: 'Casos gestionados' },
  reachedCases: { cn: '已接通案件', en: 'Cases reached', es: 'Casos contactados' },
  rightPartyCases: { cn: '本人接通案件', en: 'Right-party contacts', es: 'Contactos con el titular' },
  promisedCases: { cn: '承诺案件', en: 'Cases with a promise', es: 'Casos con promesa' },
  promisesDue: { cn: '到期承诺', en: 'Promises due', es: 'Promesas que vencen' },
  promisesKept: { cn: '已兑现承诺', en: 'Promises kept', es: 'Promesas cumplidas' },
  settledCases: { cn: '结清案件', en: 'Settled cases', es: 'Casos liquidados' },
} as const satisfies CodeTable;

/** Dashboard figure that is counted in cases. */
export type BoardFigure = CodeValue<typeof BOARD_FIGURE>;
