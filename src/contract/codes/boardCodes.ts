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

/**
 * Indicators of achievement (§2 indicator management, §3 achievement standard). The codes are not in the specification; docs/board.md has
 * the formulas.
 */
export const INDICATOR = {
  recoveredAmount: { cn: '回款金额', en: 'Recovered amount', es: 'Monto recuperado' },
  liquidationRate: { cn: '清偿率', en: 'Liquidation rate', es: 'Tasa de recuperación' },
  settlementRate: { cn: '结清率', en: 'Settlement rate', es: 'Tasa de liquidación' },
  handledCases: { cn: '处理案件数', en: 'Handled cases', es: 'Casos gestionados' },
  connectedCalls: { cn: '接通通话数', en: 'Connected calls', es: 'Llamadas contestadas' },
  rightPartyContactRate: { cn: '本人接通率', en: 'Right-party contact rate', es: 'Tasa de contacto con el titular' },
  promiseRate: { cn: '承诺率', en: 'Promise rate', es: 'Tasa de promesas' },
  keptPromiseRate: { cn: '承诺兑现率', en: 'Kept-promise rate', es: 'Tasa de promesas cumplidas' },
} as const satisfies CodeTable;

export type Indicator = CodeValue<typeof INDICATOR>;

/** Unit of an indicator's target: an amount of the currency, a percentage, or a number. */
export type IndicatorUnit = 'amount' | 'percent' | 'number';

/** The unit of each indicator. */
export const UNIT_OF_INDICATOR: Readonly<Record<Indicator, IndicatorUnit>> = {
  recoveredAmount: 'amount',
  liquidationRate: 'percent',
  settlementRate: 'percent',
  handledCases: 'number',
  connectedCalls: 'number',
  rightPartyContactRate: 'percent',
  promiseRate: 'percent',
  keptPromiseRate: 'percent',
};

/** Reasons why a figure of a closed day was corrected (DB-01; not in the specification). */
export const SCORE_CORRECTION = {
  latePayment: { cn: '补入账还款', en: 'Late payment', es: 'Pago registrado después' },
  reversal: { cn: '还款冲正或退款', en: 'Payment reversed or refunded', es: 'Pago reversado o devuelto' },
  rankOnly: {
    cn: '同组成员数据更正，名次变动',
    en: 'Rank moved by a correction of a colleague',
    es: 'Cambio de lugar por la corrección de un compañero',
  },
} as const satisfies CodeTable;

export type ScoreCorrection = CodeValue<typeof SCORE_CORRECTION>;
