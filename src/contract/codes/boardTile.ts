import type { CodeValue, CodeTable } from './codeTable';

/** The tiles and charts of the dashboard in their usual order (§2 Dashboard, board config; the codes are ours). */
export const BOARD_TILE = {
  summary: { cn: '汇总', en: 'Summary', es: 'Resumen' },
  seats: { cn: '坐席', en: 'Seats', es: 'Puestos' },
  boundCases: { cn: '在手案件', en: 'Bound cases', es: 'Casos asignados' },
  recoveredAmount: { cn: '回款金额', en: 'Recovered amount', es: 'Monto recuperado' },
  targetRate: { cn: '目标完成率', en: 'Target achievement', es: 'Cumplimiento de la meta' },
  ranking: { cn: '排名', en: 'Ranking', es: 'Clasificación' },
  rightPartyContact: { cn: '本人接通', en: 'Right-party contact', es: 'Contacto con el titular' },
  promises: { cn: '承诺还款', en: 'Promises', es: 'Promesas' },
  keptPromises: { cn: '兑现承诺', en: 'Kept promises', es: 'Promesas cumplidas' },
  liquidation: { cn: '清偿率', en: 'Liquidation', es: 'Recuperación' },
  trend: { cn: '趋势', en: 'Trend', es: 'Tendencia' },
  queues: { cn: '队列', en: 'Queues', es: 'Colas' },
} as const satisfies CodeTable;

/** A tile or chart of the dashboard. */
export type BoardTile = CodeValue<typeof BOARD_TILE>;
